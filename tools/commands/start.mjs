import { build } from './run.mjs'

const code = await build()
if (code !== 0) process.exit(code)
await import('./serve.mjs')
