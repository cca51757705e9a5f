import { browser } from './browser.mjs'
import { fail, load, readArguments, run } from './run.mjs'

const { runBook, readFlags, usage } = await load('tests/recipes/main.ts')
const { args, flags } = readArguments(readFlags, usage)

if (flags.help) console.log(usage)
else {
  try {
    // The recipes in order, each with its expected result.
    const day = flags.only ? 0 : await run('vitest', ['run', '--project', 'recipes'])
    const passed = await runBook(args, browser)
    process.exitCode = day === 0 && passed ? 0 : 1
  } catch (error) {
    fail(error.message)
  }
}
