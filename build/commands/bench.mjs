import { browser } from './browser.mjs'
import { build, load, root } from './run.mjs'

const { bench, readFlags, usage } = await load('tests/bench/main.ts')

const fail = (message) => {
  console.error(message)
  process.exit(1)
}

const args = process.argv.slice(2)
const flags = (() => {
  try {
    return readFlags(args)
  } catch (error) {
    return fail(`${error.message}\n\n${usage}`)
  }
})()

if (flags.help) console.log(usage)
else {
  if (!flags['no-build'] && !flags.build && flags.dir === 'dist') {
    const code = await build()
    if (code !== 0) process.exit(code)
  }
  try {
    await bench(args, { root, browser })
  } catch (error) {
    fail(error.message)
  }
}
