import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { installOnce } from '#tools/processes.ts'
import type { EditorSettings } from './edit-config.ts'

const FONT_CDN = 'https://cdn.jsdelivr.net/fontsource/fonts'
const EMPTY_LANGUAGE_ID = '\0no-language'
const keptLanguages = new Set([
  'markdown',
  'mdx',
  'yaml',
  'json',
  'html',
  'css',
  'javascript',
  'jsx',
])

/** Leaves out most of the editor's 200 syntax highlighters; pages are mainly Markdown. */
const fewLanguages: Plugin = {
  name: 'few-languages',
  enforce: 'pre',
  resolveId(id) {
    const [, language] = /^@shikijs\/langs\/(.+)$/.exec(id) ?? []
    return language && !keptLanguages.has(language)
      ? EMPTY_LANGUAGE_ID
      : undefined
  },
  load: (id) => (id === EMPTY_LANGUAGE_ID ? 'export default []' : undefined),
}

/** Replaces the CDN's font URLs in the styles, so that the editor sends no request to the CDN. */
const withoutFontCdn: Plugin = {
  name: 'without-font-cdn',
  transform: (code) =>
    code.includes(FONT_CDN)
      ? code.replaceAll(FONT_CDN, '/__edit/fonts')
      : undefined,
}

/** Sentences of the editor that are wrong or too technical here, with their replacements. */
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

/** Replaces the `sentences` of the editor; fails if any of them is missing from a new version. */
function replaceSentences(): Plugin {
  const missingSentences = new Set(sentences.keys())
  return {
    name: 'replace-sentences',
    transform(code) {
      let text = code
      for (const [sentence, replacement] of sentences) {
        if (code.includes(sentence)) missingSentences.delete(sentence)
        text = text.replaceAll(sentence, replacement)
      }
      return text === code ? undefined : text
    },
    buildEnd() {
      if (missingSentences.size > 0)
        this.error(
          `The editor does not say any more: ${[...missingSentences].join(' ')}`,
        )
    },
  }
}

/**
 * Content-Security-Policy of the editor in a preview build. It allows inline styles, blob: URLs for
 * pictures that the user chooses, APIs and status pages of the repositories' hosts, WebAssembly for
 * resizing pictures, and frames for the editor's own preview beside a form.
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

/** Adds to the editor's page the settings for its script and, in a preview build, the policy. */
const withSettings = (settings: EditorSettings): Plugin => ({
  name: 'with-settings',
  transformIndexHtml(html) {
    const policy = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`
    // Escapes each <, so that no text in the settings can end the script element.
    const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
    const script = `<script type="application/json" id="edit-settings">${json}</script>`
    return html.replace(
      '<title>',
      (tag) => (settings.target === 'branch' ? policy : '') + script + tag,
    )
  },
})

const EDITOR_PACKAGE = '@sveltia/cms'
const EDITOR_VERSION = '0.221.1'

/**
 * Writes the editor to `folder`, which is served as /__edit: its page with all scripts, fonts and
 * workers, so that nothing is loaded from third parties. Its package of 80 MB is installed only
 * once, in node_modules: hosts keep that folder between builds, and copies of the site share it.
 */
export async function bundleEditor(
  root: string,
  folder: string,
  settings: EditorSettings,
): Promise<void> {
  const cacheFolder = join(
    realpathSync(join(root, 'node_modules')),
    `.cache/editor-${EDITOR_VERSION}`,
  )
  const packagesFolder = await installOnce(
    cacheFolder,
    `${EDITOR_PACKAGE}@${EDITOR_VERSION}`,
  )
  await build({
    configFile: false,
    root: join(root, 'tools/edit'),
    base: '/__edit/',
    publicDir: false,
    logLevel: 'error',
    plugins: [
      fewLanguages,
      withoutFontCdn,
      replaceSentences(),
      withSettings(settings),
    ],
    resolve: {
      alias: { [EDITOR_PACKAGE]: join(packagesFolder, EDITOR_PACKAGE) },
    },
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
