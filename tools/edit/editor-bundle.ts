import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { installOnce } from '#tools/processes.ts'
import type { EditorSettings } from './edit-config.ts'

const FONT_NETWORK = 'https://cdn.jsdelivr.net/fontsource/fonts'
const NO_LANGUAGE = '\0no-language'
const languages = new Set([
  'markdown',
  'mdx',
  'yaml',
  'json',
  'html',
  'css',
  'javascript',
  'jsx',
])

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
    code.includes(FONT_NETWORK)
      ? code.replaceAll(FONT_NETWORK, '/__edit/fonts')
      : undefined,
}

/** Sentences of the editor that are untrue here, or of a trade, and what is said instead. */
const sentences = new Map([
  [
    'There was an error while saving the entry. Please try again later.',
    'The form is not saved yet.',
  ],
  [
    'Once prompted, select the root directory of the “{$repo}” repository.',
    'To begin, press the button and choose the folder “{$repo}”, which holds this site.',
  ],
])

/** Replaces the sentences; a new version of the editor that has others stops its bundle. */
function ownSentences(): Plugin {
  const left = new Set(sentences.keys())
  return {
    name: 'own-sentences',
    transform(code) {
      let text = code
      for (const [theirs, own] of sentences) {
        if (code.includes(theirs)) left.delete(theirs)
        text = text.replaceAll(theirs, own)
      }
      return text === code ? undefined : text
    },
    buildEnd() {
      if (left.size > 0)
        this.error(`The editor does not say any more: ${[...left].join(' ')}`)
    },
  }
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

/** Adds what the page's script reads, and the policy of a preview. */
const withSettings = (settings: EditorSettings): Plugin => ({
  name: 'with-settings',
  transformIndexHtml(html) {
    const policy = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`
    // It cannot end the element it is written into.
    const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
    const script = `<script type="application/json" id="edit-settings">${json}</script>`
    return html.replace(
      '<title>',
      (tag) => (settings.target === 'branch' ? policy : '') + script + tag,
    )
  },
})

const PACKAGE = '@sveltia/cms'
const EDITOR_VERSION = '0.221.1'

/**
 * Writes the editor to `folder`, served as /__edit: its page with every script, font and worker, so
 * that nothing is loaded from third parties. Only the first bundle of an editor installs its
 * package of 80 MB: hosts keep node_modules between builds, and copies of the site share it.
 */
export async function bundleEditor(
  root: string,
  folder: string,
  settings: EditorSettings,
): Promise<void> {
  const cache = join(
    realpathSync(join(root, 'node_modules')),
    `.cache/editor-${EDITOR_VERSION}`,
  )
  const packages = await installOnce(cache, `${PACKAGE}@${EDITOR_VERSION}`)
  await build({
    configFile: false,
    root: join(root, 'tools/edit'),
    base: '/__edit/',
    publicDir: false,
    logLevel: 'error',
    plugins: [fewLanguages, ownFonts, ownSentences(), withSettings(settings)],
    resolve: { alias: { [PACKAGE]: join(packages, PACKAGE) } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    },
  })
}
