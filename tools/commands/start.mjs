import { build, install } from './run.mjs'

await install()
const code = await build()
if (code !== 0) process.exit(code)
await import('./serve.mjs')
