import { browser } from './browser.mjs'
import { build, install, run } from './run.mjs'

await install()

// The tests see the site as visitors will, on whatever branch or host they run.
process.env.SITE_CONTEXT = 'local'

const steps = [
  ['Types', () => run('tsc', ['--noEmit', '-p', '.'])],
  ['Lint and format', () => run('biome', ['check', '.'])],
  ['Unit tests', () => run('vitest', ['run', '--project', 'unit'])],
  ['Production build', () => build()],
  // What measuring does can only be seen with ids that look real.
  ['Build with measuring', () => build({ OUT_DIR: '.cache/tracking', ANALYTICS_ID: 'G-TEST123456', PIXEL_ID: '123456789012345' })],
  ['Built pages', () => run('vitest', ['run', '--project', 'built'])],
  ['Byte budgets', () => run('size-limit', ['--hide-passed'])],
  ['Browser tests', async () => run('playwright', ['test'], { CHROMIUM_PATH: await browser() })],
  ['Bad weather', async () => run('playwright', ['test', '-c', 'tests/weather'], { CHROMIUM_PATH: await browser() })],
  ['Recipes of the README', () => run('vitest', ['run', '--project', 'recipes'])],
  ['Editor in the browser', async () => run('vitest', ['run', '--project', 'edit'], { CHROMIUM_PATH: await browser() })],
  ['Review of a branch', async () => run('vitest', ['run', '--project', 'review'], { CHROMIUM_PATH: await browser() })],
]

const results = []
for (const [name, step] of steps) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`)
  const started = performance.now()
  const code = await step()
  results.push({ name, code, seconds: ((performance.now() - started) / 1000).toFixed(1) })
  // Without a build there is nothing that later steps could look at.
  if (code !== 0 && name === 'Production build') break
}

console.log('')
for (const { name, code, seconds } of results) console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
const failed = results.filter(({ code }) => code !== 0)
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
