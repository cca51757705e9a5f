import { installed } from './browser.mjs'
import { build, fail, load, readArguments, root } from './run.mjs'

const { readFlags, usage } = await load('tools/engines/flags.ts')

/** The full browser that visitors have, not the headless shell of the other tests. */
const WHOLE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome']

const { args, flags } = readArguments(readFlags, usage)

if (flags.help) console.log(usage)
else {
  // The site as live visitors see it, on any branch.
  if (!flags['no-build'] && (await build({ SITE_CONTEXT: 'local' })) !== 0) process.exit(1)
  // The checks read the built pages.
  const { testEngines } = await load('tools/engines/main.ts')
  const passed = await testEngines(args, {
    root,
    chromium: await installed(...WHOLE_BROWSERS),
  }).catch((error) => fail(error.stack))
  // The fixture servers keep the process running.
  process.exit(passed ? 0 : 1)
}
