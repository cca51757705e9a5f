import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '#ssg/content/content-record.ts'

const floors = ['pages', 'components', 'client', 'data', 'ssg', 'tools', 'tests'] as const
type Floor = (typeof floors)[number]

/**
 * Floors from which a floor may import; types count as imports. Client code loads components only
 * by `import()` at run time.
 */
const allowed: Record<Floor, readonly Floor[]> = {
  pages: ['pages', 'components', 'data'],
  components: ['components', 'client', 'data'],
  client: ['client', 'data'],
  data: ['data'],
  ssg: ['ssg', 'components', 'client', 'data'],
  tools: ['tools', 'ssg', 'components', 'client', 'data'],
  tests: ['tests', 'tools', 'ssg', 'components', 'client', 'data'],
}

const files = floors
  .flatMap((floor) => filesBelow('.', floor))
  .filter((name) => /(?<!\.d)\.(?:tsx?|mjs|js)$/.test(name))
const contentFiles = filesBelow('.', 'data').filter((name) => name.endsWith('.yaml'))
const known = new Set(files)

const resolve = (from: string, target: string) => {
  const name = target.replace(/\?.*/, '')
  // The type of a content file is that of its schema.
  if (/^#data\/.*\.yaml$/.test(name)) return 'data/schemas/content-files.ts'
  const path = name.startsWith('#')
    ? name.slice(1)
    : normalize(join(dirname(from), name)).replaceAll('\\', '/')
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) =>
    known.has(candidate),
  )
}

interface Import {
  target: string
  isType: boolean
  isDynamic: boolean
}

/** Everything that a file imports, types and `import()` included. */
const importsOf = (file: string): Import[] => {
  const source = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      target: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      isDynamic: false,
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ target: moduleRequest.value, isType, isDynamic: false }] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest }) => ({
      target: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isType: false,
      isDynamic: true,
    })),
  ]
}
const imports = new Map(files.map((file) => [file, importsOf(file)]))
const ownImports = (file: string) =>
  (imports.get(file) ?? []).flatMap((each) => {
    const target = /^[.#]/.test(each.target) ? resolve(file, each.target) : undefined
    return target && target !== file ? [{ ...each, file, target, written: each.target }] : []
  })
const allImports = files.flatMap(ownImports)

const floorOf = (file: string) => file.split('/')[0] as Floor
/** 'components/forms' for a file of a room; an entry outside any room is its own. */
const roomOf = (file: string) => {
  const [floor, room, name] = file.split('/')
  return name === undefined || floor === 'pages' ? file : `${floor}/${room}`
}

/** Circles of ways, each once, as 'a → b → a'. */
function circlesIn(ways: readonly (readonly [from: string, to: string])[]): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (node: string, trail: string[]) => {
    if (trail.includes(node)) {
      circles.push([...trail.slice(trail.indexOf(node)), node].join(' → '))
      return
    }
    if (done.has(node)) return
    for (const [from, target] of ways) if (from === node) visit(target, [...trail, node])
    done.add(node)
  }
  for (const [node] of ways) visit(node, [])
  return [...new Set(circles)]
}

/** Names that several files have, each with those files. */
function sharedIn(
  named: [name: string, file: string][],
  isAllowed: (each: [string, string]) => boolean,
): string[] {
  const counted = named.filter((each) => !isAllowed(each))
  const shared = counted.filter(([name], index) => counted.findIndex(([n]) => n === name) < index)
  return shared.map(([name]) => counted.filter(([other]) => other === name).join(' '))
}

describe('the architecture', () => {
  test('imports point from pages to components, client, data, and from tools to ssg', () => {
    const isAllowed = (from: Floor, to: Floor, isDynamic: boolean) =>
      allowed[from].includes(to) || (isDynamic && from === 'client' && to === 'components')
    const wrong = allImports.filter(
      ({ file, target, isDynamic }) => !isAllowed(floorOf(file), floorOf(target), isDynamic),
    )
    expect(wrong.map(({ file, target }) => `${file} must not import ${target}`)).toEqual([])
  })

  test('an import that leaves its room is by name, so that the line shows its arrow', () => {
    const room = (file: string) => file.split('/').slice(0, 2).join('/')
    const wrong = allImports.filter(
      ({ file, target, written }) => written.startsWith('../') && room(target) !== room(file),
    )
    expect(wrong.map(({ file, target }) => `${file}: write #${target}`)).toEqual([])
  })

  test('no two rooms import each other, types and indirect imports included', () => {
    const ways = allImports.map(({ file, target }) => [roomOf(file), roomOf(target)] as const)
    expect(circlesIn(ways.filter(([from, to]) => from !== to))).toEqual([])
  })

  test('no file imports itself indirectly, types included', () => {
    const ways = allImports.filter(({ isDynamic }) => !isDynamic)
    expect(circlesIn(ways.map(({ file, target }) => [file, target]))).toEqual([])
  })

  test('no two files with different purposes share a name', () => {
    // Tests are called after what they test, and words of a part after its code.
    const code = files.filter((file) => !/^(pages|tests)\//.test(file))
    const data = [...code.filter((file) => file.startsWith('data/')), ...contentFiles]
    const nameOf = (file: string) =>
      (file.split('/').at(-1) ?? '').replace(/\.(island\.)?(tsx?|mjs|js|yaml)$/, '')
    // A folder's list of its contents is called after its folder.
    const isIndex = ([name]: [string, string]) => name === 'index'
    for (const all of [code, data])
      expect(
        sharedIn(
          all.map((file) => [nameOf(file), file]),
          isIndex,
        ),
      ).toEqual([])
  })

  test('no two files export the same name, so that a name has one meaning', () => {
    const exported = files.flatMap((file) =>
      parseSync(file, readFileSync(file, 'utf8')).module.staticExports.flatMap(({ entries }) =>
        entries
          .filter(({ moduleRequest, exportName }) => !moduleRequest && exportName.kind === 'Name')
          .map(({ exportName }): [string, string] => [exportName.name ?? '', file]),
      ),
    )
    // What tools/run.mjs calls in each command, and Playwright's own name in each set of fixtures.
    const isCalledSo = ([name, file]: [string, string]) =>
      (name === 'main' && file.startsWith('tools/commands/')) ||
      (name === 'test' && file.startsWith('tests/'))
    expect(sharedIn(exported, isCalledSo)).toEqual([])
  })

  test('no line of code or comment is longer than 100 characters, except words of data', () => {
    const long = files
      .filter((file) => !/^(pages|data)\//.test(file))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) => (line.trimEnd().length > 100 ? [`${file}:${index + 1}`] : [])),
      )
    expect(long).toEqual([])
  })
})
