import { readdirSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '#ssg/content/content-record.ts'

/** Code is counted; the owner's words and pictures may grow as they like. */
const isCode = (file: string) => /\.(?:tsx?|mjs|css)$/.test(file)
const isDocument = (file: string) => file.endsWith('.md')
const isSetting = (file: string) => isCode(file) && !file.includes('/')

const rooms = ['pages', 'components', 'client', 'data', 'ssg', 'tools', 'tests', 'docs']
const files = [...readdirSync('.'), ...rooms.flatMap((room) => filesBelow('.', room))]
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
const linesIn = (rooms: readonly string[], counts: (file: string) => boolean) =>
  files
    .filter((file) => counts(file) && rooms.some((room) => file.startsWith(room)))
    .reduce((sum, file) => sum + linesOf(file), 0)

/**
 * The most lines that a room may have. A room that is at its ceiling grows only after something in
 * it was deleted.
 */
const ceilings: [most: number, rooms: readonly string[], counts: (file: string) => boolean][] = [
  [5_143, ['tools/'], isCode],
  [3_205, ['ssg/'], isCode],
  [3_496, ['client/'], isCode],
  [8_158, ['components/', 'pages/'], isCode],
  [3_590, ['data/'], isCode],
  [11_979, ['tests/'], isCode],
  [185, [''], isSetting],
  [1_050, ['docs/', 'README.md'], isDocument],
]

/** Functions of more lines than fit on a screen. */
function longFunctions(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const found: string[] = []
  const look = ({ start, end }: { start: number; end: number }) => {
    const text = source.slice(start, end)
    if (text.split('\n').length > 60) found.push(`${file}: ${text.slice(0, 40)}`)
  }
  new Visitor({
    FunctionDeclaration: look,
    FunctionExpression: look,
    ArrowFunctionExpression: look,
  }).visit(parseSync(file, source).program)
  return found
}

const outgrown = 'it has outgrown its ceiling: delete or simplify something'

describe('the project stays small', () => {
  test.each(ceilings)('at most %i lines in %j', (most, rooms, counts) => {
    expect(linesIn(rooms, counts), outgrown).toBeLessThanOrEqual(most)
  })

  test('at most 6 functions have more than 60 lines', () => {
    const code = files.filter((file) => /^(?!tests)\w+\/.*(?<!\.d)\.(?:tsx?|mjs)$/.test(file))
    const long = code.flatMap(longFunctions)
    expect(long.length, `${outgrown}: ${long.join(', ')}`).toBeLessThanOrEqual(6)
  })

  test('at most 12 scripts and 55 direct dependencies', () => {
    const { scripts, dependencies, devDependencies } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    )
    expect(Object.keys(scripts).length, outgrown).toBeLessThanOrEqual(12)
    const packages = Object.keys({ ...dependencies, ...devDependencies })
    expect(packages.length, outgrown).toBeLessThanOrEqual(55)
  })
})
