// Makes dist/ ready for GitHub Pages, where /about/ would otherwise be missing: node docs/deploy/github-pages.mjs
import { join } from 'node:path'
import { load, root } from '../../tools/commands/run.mjs'

const { addSlashCopies } = await load('ssg/hosts/github-pages.ts')
console.log(`${addSlashCopies(join(root, process.argv[2] ?? 'dist'))} pages also answer with a slash at the end.`)
