import { load, root } from './run.mjs'

const { serve } = await load('tools/static-host.ts')
const port = Number(process.env.PORT ?? 4173)
const { url } = await serve({ root, dir: process.argv[2] ?? 'dist', port })
console.log(`\n  The site is served at ${url}\n  (Ctrl+C stops it)\n`)
