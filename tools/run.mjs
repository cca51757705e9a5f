// node tools/run.mjs NAME [argument …]: runs tools/commands/NAME.ts if Node.js is new enough. This
// file uses only syntax that old versions understand, so that they can print the error message.

import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)
/** The numbers in a version or range: [20, 19, 0] for '^20.19.0'. */
const numbersIn = (version) =>
  version
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number)
const [major, minor] = numbersIn(process.versions.node)
/** For each range in `engines`, such as '^20.19.0': its label, and whether this Node.js fits. */
const ranges = engines.node.split('||').map((range) => {
  const [lowestMajor, lowestMinor] = numbersIn(range)
  const isOpen = range.includes('>=')
  return {
    fits:
      major === lowestMajor
        ? minor >= lowestMinor
        : isOpen && major > lowestMajor,
    label: `${lowestMajor}.${lowestMinor}${isOpen ? ' or newer' : ''}`,
  }
})

if (ranges.some(({ fits }) => fits)) import('./run-command.mjs')
else {
  const neededVersions = ranges.map(({ label }) => label).join(', or ')
  console.error(
    `This is Node.js ${process.versions.node}, and the site needs ${neededVersions}: ` +
      'see nodejs.org',
  )
  process.exitCode = 1
}
