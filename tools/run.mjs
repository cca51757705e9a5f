// node tools/run.mjs NAME [argument …]: runs tools/commands/NAME.ts where Node.js is new enough.
// Its own words are such that an old one understands them.

import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)
const numbers = (version) =>
  version
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number)
const [major, minor] = numbers(process.versions.node)
/** '^20.19.0' or '>=22.12.0'. */
const ranges = engines.node.split('||').map((range) => {
  const [first, second] = numbers(range)
  const isOpen = range.includes('>=')
  return {
    fits: major === first ? minor >= second : isOpen && major > first,
    says: `${first}.${second}${isOpen ? ' or newer' : ''}`,
  }
})

if (ranges.some(({ fits }) => fits)) import('./run-command.mjs')
else {
  const needed = ranges.map(({ says }) => says).join(', or ')
  console.error(
    `This is Node.js ${process.versions.node}, and the site needs ${needed}: see nodejs.org`,
  )
  process.exitCode = 1
}
