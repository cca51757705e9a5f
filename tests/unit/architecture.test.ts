import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

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

const files = floors.flatMap((floor) =>
  (readdirSync(floor, { recursive: true }) as string[])
    .filter((name) => /\.(tsx?|mjs|js)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(floor, name).replaceAll('\\', '/')),
)
const contentFiles = (readdirSync('data', { recursive: true }) as string[])
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => join('data', name).replaceAll('\\', '/'))
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
    return target && target !== file ? [{ ...each, target }] : []
  })

const floorOf = (file: string) => file.split('/')[0] as Floor
/** 'components/forms' for a file of a room; an entry outside any room is its own. */
const roomOf = (file: string) => {
  const [floor, room, name] = file.split('/')
  return name === undefined || floor === 'pages' ? file : `${floor}/${room}`
}

/** Cycles in a graph, each once, as 'a → b → a'. */
function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (node: string, trail: string[]) => {
    if (trail.includes(node)) {
      circles.push([...trail.slice(trail.indexOf(node)), node].join(' → '))
      return
    }
    if (done.has(node)) return
    for (const target of graph.get(node) ?? []) visit(target, [...trail, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return circles
}

/** Names that several files have, each with those files. */
function sharedIn(
  named: [name: string, file: string][],
  isAllowed: (each: [string, string]) => boolean,
): string[] {
  const homes = new Map<string, string[]>()
  for (const each of named)
    if (!isAllowed(each)) homes.set(each[0], [...(homes.get(each[0]) ?? []), each[1]])
  return [...homes].filter(([, all]) => all.length > 1).map((shared) => shared.flat().join(' '))
}

describe('the architecture', () => {
  test('imports point from pages to components, client, data, and from tools to ssg', () => {
    const wrong = files.flatMap((file) =>
      ownImports(file).flatMap(({ target, isDynamic }) =>
        allowed[floorOf(file)].includes(floorOf(target)) ||
        (isDynamic && floorOf(file) === 'client' && floorOf(target) === 'components')
          ? []
          : [`${file} must not import ${target}`],
      ),
    )
    expect(wrong).toEqual([])
  })

  test('an import that leaves its room is by name, so that the line shows its arrow', () => {
    const room = (file: string) => file.split('/').slice(0, 2).join('/')
    const wrong = files.flatMap((file) =>
      (imports.get(file) ?? []).flatMap(({ target }) => {
        const path = target.startsWith('../') ? resolve(file, target) : undefined
        return path && room(path) !== room(file) ? [`${file}: write #${path}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('no two rooms import each other, types and indirect imports included', () => {
    const rooms = new Map<string, Set<string>>()
    for (const file of files)
      for (const { target } of ownImports(file)) {
        const [from, to] = [roomOf(file), roomOf(target)]
        if (from !== to) rooms.set(from, (rooms.get(from) ?? new Set()).add(to))
      }
    expect(circlesIn(rooms)).toEqual([])
  })

  test('no file imports itself indirectly, types included', () => {
    const importedBy = (file: string) =>
      new Set(ownImports(file).flatMap(({ target, isDynamic }) => (isDynamic ? [] : [target])))
    expect(circlesIn(new Map(files.map((file) => [file, importedBy(file)])))).toEqual([])
  })

  test('browser code imports no module that needs Node.js', () => {
    const inBrowser = files.filter(
      (file) =>
        file.endsWith('.island.tsx') ||
        /^(client\/(entry|offline\/service-worker)|tools\/edit\/editor)\.ts$/.test(file),
    )
    expect(inBrowser.length).toBeGreaterThan(8)
    const needsNode = (target: string) =>
      /^(?:node:|vite)/.test(target) || builtinModules.includes(target)
    const wrong: string[] = []
    const seen = new Set<string>()
    const visit = (file: string, trail: readonly string[]) => {
      if (seen.has(file)) return
      seen.add(file)
      const way = [...trail, file]
      for (const { target, isType } of imports.get(file) ?? [])
        if (!isType && needsNode(target)) wrong.push([...way, target].join(' → '))
      for (const { target, isType } of ownImports(file)) if (!isType) visit(target, way)
    }
    for (const file of inBrowser) visit(file, [])
    expect(wrong).toEqual([])
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
