import { build } from './run.mjs'

process.exitCode = await build()
