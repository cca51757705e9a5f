import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { escapeHtml } from '#ssg/document/html.ts'
import { installBelow } from '#tools/processes.ts'
import { type EditorSettings, SETTINGS_ID } from './editor-settings.ts'

const FONT_NETWORK = 'https://cdn.jsdelivr.net/fontsource/fonts'
const NO_LANGUAGE = '\0no-language'
const languages = new Set(['markdown', 'mdx', 'yaml', 'json', 'html', 'css', 'javascript', 'jsx'])

/** Leaves out the editor's 200 syntax highlighters: pages are Markdown with little else. */
const fewLanguages: Plugin = {
  name: 'few-languages',
  enforce: 'pre',
  resolveId(id) {
    const [, language] = /^@shikijs\/langs\/(.+)$/.exec(id) ?? []
    return language && !languages.has(language) ? NO_LANGUAGE : undefined
  },
  load: (id) => (id === NO_LANGUAGE ? 'export default []' : undefined),
}

/** Removes the CDN font URLs from the editor's styles: it makes no request to third parties. */
const ownFonts: Plugin = {
  name: 'own-fonts',
  transform: (code) =>
    code.includes(FONT_NETWORK) ? code.replaceAll(FONT_NETWORK, '/__edit/fonts') : undefined,
}

/**
 * Policy of the editor in a preview: inline styles, blob pictures of chosen files, the hosts' APIs
 * and status pages, and WebAssembly, by which pictures are resized. In development the editor
 * shows the page in a frame.
 */
const directives = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  'media-src blob:',
  "font-src 'self'",
  "connect-src 'self' data: blob: https://api.github.com https://www.githubstatus.com " +
    'https://gitlab.com https://status-api.hostedstatus.com',
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
]
const policy = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">\n`

/** JSON that cannot end the script element it is written into. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const page = (script: string, settings: EditorSettings) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
${settings.target === 'branch' ? policy : ''}<title>Edit the site</title>
<style>
.message {
  max-width: 40em; margin: 15vh auto; padding: 0 1rem;
  font: 1.125rem/1.6 system-ui, sans-serif;
}
/* A folder needs no account. */
[data-target='folder'] .buttons > .secondary { display: none; }
</style>
<script type="application/json" id="${SETTINGS_ID}">${inScript(settings)}</script>
<script type="module" src="${escapeHtml(script)}"></script>
</head>
<body data-target="${settings.target}"></body>
</html>
`

const PACKAGE = '@sveltia/cms'
const VERSION = '0.221.1'

/**
 * Folder of the editor's package, 80 MB that only the first bundle of an editor installs. Hosts
 * keep node_modules between builds, and copies of the site share it.
 */
async function editorPackage(root: string): Promise<string> {
  const folder = join(realpathSync(join(root, 'node_modules')), `.cache/editor-${VERSION}`)
  const place = join(folder, 'node_modules', PACKAGE)
  if (!existsSync(place)) {
    // Moved there once it is whole, since two builds may need it first at the same time.
    const unfinished = `${folder}-${process.pid}`
    console.log('Installing the editor …')
    await installBelow(unfinished, `${PACKAGE}@${VERSION}`)
    if (!existsSync(place)) {
      rmSync(folder, { recursive: true, force: true })
      renameSync(unfinished, folder)
    } else rmSync(unfinished, { recursive: true })
  }
  return place
}

/**
 * Writes the editor to `folder`, served as /__edit: its page with every script, font and worker, so
 * that nothing is loaded from third parties.
 */
export async function bundleEditor(
  root: string,
  folder: string,
  settings: EditorSettings,
): Promise<void> {
  const { output } = (await build({
    configFile: false,
    root,
    base: '/__edit/',
    publicDir: false,
    logLevel: 'error',
    plugins: [fewLanguages, ownFonts],
    resolve: { alias: { [PACKAGE]: await editorPackage(root) } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: join(root, 'tools/edit/editor.ts') },
    },
  })) as Rolldown.RolldownOutput
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)
  if (!entry) throw new Error('The editor has no script: tools/edit/editor.ts was not bundled')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), page(`/__edit/${entry.fileName}`, settings))
}
