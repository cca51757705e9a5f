import { browser } from './browser.mjs'
import { build, fail, load, readArguments, root, runNpm } from './run.mjs'

const { bench, readFlags, usage } = await load('tools/bench/run-bench.ts')

const { args, flags } = readArguments(readFlags, usage)

if (flags.help) console.log(usage)
else {
  if (!flags['no-build'] && !flags.build) {
    const code = await build()
    if (code !== 0) process.exit(code)
  }
  try {
    await bench(args, { root, browser, npm: runNpm })
  } catch (error) {
    fail(error.message)
  }
}
