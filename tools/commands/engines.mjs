import { installed } from './browser.mjs'
import { build, fail, load, readArguments, root } from './run.mjs'

const { readFlags, usage } = await load('tools/engines/flags.ts')

/** With all that visitors have, which the headless shell of the other tests leaves out. */
const WHOLE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome']

const { args, flags } = readArguments(readFlags, usage)

if (flags.help) console.log(usage)
else {
  // As visitors will see it, on whatever branch this is.
  if (!flags['no-build'] && (await build({ SITE_CONTEXT: 'local' })) !== 0) process.exit(1)
  // The checks read the built pages.
  const { testEngines } = await load('tools/engines/main.ts')
  const passed = await testEngines(args, {
    root,
    chromium: await installed(...WHOLE_BROWSERS),
  }).catch((error) => fail(error.stack))
  // The servers of the worlds keep running.
  process.exit(passed ? 0 : 1)
}
