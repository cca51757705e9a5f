// Prepares dist/ for GitHub Pages, where /about/ and the old addresses of data/redirects.json would
// otherwise be missing: node docs/deploy/github-pages.mjs
import { join } from 'node:path'
import { runnerImport } from 'vite'

const root = join(import.meta.dirname, '../..')
const load = async (file) =>
  (await runnerImport(join(root, file), { configFile: false, root, logLevel: 'error' })).module

const { addRedirectPages, addSlashCopies } = await load('ssg/hosts/github-pages.ts')
const { site } = await load('data/site.ts')
const dir = join(root, process.argv[2] ?? 'dist')
console.log(
  `${addSlashCopies(dir)} pages also answer with a slash at the end; ` +
    `${addRedirectPages(dir, site.origin)} old addresses lead on.`,
)
