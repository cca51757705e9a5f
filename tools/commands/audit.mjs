import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { build, fail, root, run, runNpm } from './run.mjs'

/**
 * Not a dependency: its install script downloads a Java runtime, and npm warns about it at every
 * install.
 */
const NU_CHECKER = 'vnu-jar@26.9.27'

const nuFolder = join(root, '.cache/nu')
const nuJar = join(nuFolder, 'node_modules/vnu-jar/build/dist/vnu.jar')

if (spawnSync('java', ['-version']).status !== 0)
  fail(
    'The Nu checker runs on Java 11 or newer: install one (Debian: apt-get install ' +
      'default-jre-headless) and run npm run audit again.',
  )
if (
  !existsSync(nuJar) &&
  (await runNpm([
    'install',
    '--no-save',
    '--ignore-scripts',
    '--silent',
    '--prefix',
    nuFolder,
    NU_CHECKER,
  ])) !== 0
)
  fail(`${NU_CHECKER} could not be installed: see npm's message above.`)
const code = process.argv.includes('--no-build') ? 0 : await build({ SITE_CONTEXT: 'local' })
process.exitCode =
  code ||
  (await run(
    'playwright',
    ['test', '-c', 'tests/audit', ...process.argv.slice(2).filter((word) => word !== '--no-build')],
    { CHROMIUM_PATH: await browser(), NU_JAR: nuJar },
  ))
