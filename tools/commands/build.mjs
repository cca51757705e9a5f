import { build, install } from './run.mjs'

await install()
process.exitCode = await build()
