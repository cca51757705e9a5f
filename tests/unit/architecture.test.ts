import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '#content/files.ts'
import { commandsWithoutTools } from '#tools/commands-without-tools.mjs'

/**
 * For each floor (top-level folder), the floors from which its files may import code and types.
 * Client code also loads components, but only by `import()` at run time.
 */
const allowedFloors: Record<string, readonly string[]> = {
  pages: ['pages', 'components', 'data'],
  components: ['components', 'client', 'data'],
  client: ['client', 'data'],
  data: ['data'],
  content: ['content', 'data'],
  ssg: ['ssg', 'content', 'components', 'client', 'data'],
  tools: ['tools', 'ssg', 'content', 'components', 'client', 'data'],
  tests: ['tests', 'tools', 'ssg', 'content', 'components', 'client', 'data'],
}

/** The file with the types of content files. Every floor may import it, since it has no code. */
const contentTypesFile = 'content/types.ts'

const files = Object.keys(allowedFloors)
  .flatMap((floor) => filesBelow('.', floor))
  .filter((name) => /(?<!\.d)\.(?:tsx?|mjs|js)$/.test(name))
const contentFiles = filesBelow('.', 'data').filter((name) =>
  name.endsWith('.yaml'),
)
const knownFiles = new Set(files)

/** The path of the file that an import specifier names. */
const resolve = (from: string, specifier: string) => {
  const name = specifier.replace(/\?.*/, '')
  return name.startsWith('#')
    ? name.slice(1)
    : normalize(join(dirname(from), name)).replaceAll('\\', '/')
}

/** The path of the imported file, or '' for a package. */
const targetOf = (from: string, specifier: string) => {
  const isOfProject = /^[.#]/.test(specifier)
  return isOfProject ? resolve(from, specifier) : ''
}

/** The source of a file, its static and dynamic imports, and each name that it exports. */
function moduleOf(file: string) {
  const source = readFileSync(file, 'utf8')
  const { module } = parseSync(file, source)
  const { staticImports, staticExports, dynamicImports } = module
  const exported = staticExports.flatMap(({ entries }) => entries)
  return { source, staticImports, exported, dynamicImports }
}

/** A file's imports of other files of the project, types and `import()` included. */
const importsOf = (file: string) => {
  const { source, staticImports, exported, dynamicImports } = moduleOf(file)
  const staticPaths = [...staticImports, ...exported].flatMap(
    ({ moduleRequest }) => moduleRequest?.value ?? [],
  )
  const dynamicPaths = dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  )
  return [...staticPaths, ...dynamicPaths].flatMap((specifier, index) => {
    const target = targetOf(file, specifier)
    const isOther = knownFiles.has(target) && target !== file
    const isDynamic = index >= staticPaths.length
    return isOther ? [{ file, target, specifier, isDynamic }] : []
  })
}
const imports = files.flatMap(importsOf)

/** The specifiers of a file's static imports and re-exports, except those of types alone. */
const valuesFrom = (file: string) => {
  const { staticImports, exported } = moduleOf(file)
  const imported = staticImports.filter(
    ({ entries }) =>
      entries.length === 0 || entries.some(({ isType }) => !isType),
  )
  const passedOn = exported.filter(({ isType }) => !isType)
  return [...imported, ...passedOn].flatMap(
    ({ moduleRequest }) => moduleRequest?.value ?? [],
  )
}

/** The `entries` and the files of the project that they load by static imports, even indirectly. */
function filesReachedFrom(entries: readonly string[]) {
  const reached = new Set(entries)
  for (const file of reached)
    for (const specifier of valuesFrom(file)) {
      const target = targetOf(file, specifier)
      if (knownFiles.has(target)) reached.add(target)
    }
  return [...reached]
}

/** The package of an import specifier, such as 'react-hot-toast' of 'react-hot-toast/headless'. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The top-level folder of a file, such as 'components'. */
const floorOf = (file: string) => {
  const [floor = ''] = file.split('/')
  return floor
}

/** The room of a file, such as 'components/forms'; for a page or a file outside rooms, its path. */
const roomOf = (file: string) => {
  const [floor, room, name] = file.split('/')
  return name === undefined || floor === 'pages' ? file : `${floor}/${room}`
}

/**
 * The edges of cycles, and of paths between cycles, each as 'from → to'. Edges without a
 * predecessor or a successor are removed until every remaining edge has both.
 */
function cyclesIn(
  edges: readonly (readonly [from: string, to: string])[],
): string[] {
  const starts = new Set(edges.map(([from]) => from))
  const ends = new Set(edges.map(([, to]) => to))
  const remaining = edges.filter(
    ([from, to]) => ends.has(from) && starts.has(to),
  )
  if (remaining.length < edges.length) return cyclesIn(remaining)
  const arrows = remaining.map((edge) => edge.join(' → '))
  return [...new Set(arrows)]
}

/** A name, and the file that has it or exports it. */
type Named = readonly [name: string, file: string]

/** One text for each name that several files share: the name with each of those files. */
function sharedIn(named: readonly Named[]) {
  const names = new Set(named.map(([name]) => name))
  return [...names]
    .map((name) => named.filter(([other]) => other === name))
    .filter((same) => same.length > 1)
    .map((same) => same.join(' '))
}

describe('in the architecture of floors (top-level folders) and rooms (folders in them)', () => {
  test('a file imports only from the floors that its own floor may use', () => {
    const wrong = imports.filter(({ file, target, isDynamic }) => {
      const from = floorOf(file)
      const to = floorOf(target)
      const isIsland = isDynamic && from === 'client' && to === 'components'
      return (
        !isIsland &&
        target !== contentTypesFile &&
        !allowedFloors[from]?.includes(to)
      )
    })
    expect(
      wrong.map(({ file, target }) => `${file} must not import ${target}`),
    ).toEqual([])
  })

  test('ssg and tools import only the top-level files of content, none in its subfolders', () => {
    const isInside = (file: string) => /^content\/.+\//.test(file)
    const isOutside = (file: string) => /^(?:ssg|tools)\//.test(file)
    const wrong = imports.filter(
      ({ file, target }) => isOutside(file) && isInside(target),
    )
    expect(
      wrong.map(({ file, target }) => `${file} must not import ${target}`),
    ).toEqual([])
  })

  test("only files of content and tests import the package 'yaml'", () => {
    const importers = files.filter((file) =>
      /from 'yaml'/.test(readFileSync(file, 'utf8')),
    )
    expect(
      importers.filter((file) => !/^(?:content|tests)\//.test(file)),
    ).toEqual([])
  })

  test('only client/dom/visit-memory.ts reloads a page, so that the visit goes on', () => {
    const code = files.filter((file) => /^(?:client|components)\//.test(file))
    const reloading = code.filter((file) =>
      /location\.reload\b/.test(readFileSync(file, 'utf8')),
    )
    expect(reloading).toEqual(['client/dom/visit-memory.ts'])
  })

  test("the editor's forms run in a browser and import no Node module, even indirectly", () => {
    const reached = filesReachedFrom(['tools/edit/editor.ts'])
    const nodeImports = reached.flatMap((file) =>
      valuesFrom(file)
        .filter((specifier) => specifier.startsWith('node:'))
        .map((specifier) => `${file} imports ${specifier}`),
    )
    expect(reached.length).toBeGreaterThan(100)
    expect(nodeImports).toEqual([])
  })

  test('commands that run without test tools import no package of devDependencies', () => {
    const commands = commandsWithoutTools.map(
      (name) => `tools/commands/${name}.ts`,
    )
    // Vite loads these files during a build.
    const built = files.filter((file) => !/^(?:tools|tests)\//.test(file))
    const reached = filesReachedFrom([...commands, 'vite.config.ts', ...built])
    const testTools = reached.flatMap((file) =>
      valuesFrom(file)
        .filter((specifier) => packageOf(specifier) in devDependencies)
        .map((specifier) => `${file} imports ${specifier}`),
    )
    expect(testTools).toEqual([])
  })

  test('content/types.ts exports only types, so that importing it loads no code', () => {
    const { staticImports, exported } = moduleOf(contentTypesFile)
    const values = exported.filter(({ isType }) => !isType)
    expect(staticImports).toEqual([])
    expect(values).toEqual([])
  })

  test("an import from another room begins with '#' and its folder, not with '../'", () => {
    const wrong = imports.filter(
      ({ file, target, specifier }) =>
        specifier.startsWith('../') && roomOf(target) !== roomOf(file),
    )
    expect(
      wrong.map(({ file, target }) => `${file}: write #${target}`),
    ).toEqual([])
  })

  test('no two rooms import each other, even indirectly or for types only', () => {
    const edges = imports.map(
      ({ file, target }) => [roomOf(file), roomOf(target)] as const,
    )
    const outward = edges.filter(([from, to]) => from !== to)
    expect(cyclesIn(outward)).toEqual([])
  })

  test('a file outside rooms imports no room of its floor if such a room imports the file', () => {
    const isLoose = (file: string) =>
      roomOf(file) === file && floorOf(file) !== 'pages'
    // The floor content is exempt: its site.ts imports rooms such as content/read, and the room
    // content/rules imports site.ts.
    const within = imports.filter(
      ({ file, target }) =>
        floorOf(file) === floorOf(target) && floorOf(file) !== 'content',
    )
    const above = within.filter(
      ({ file, target }) => isLoose(file) && !isLoose(target),
    )
    const below = within.filter(
      ({ file, target }) => !isLoose(file) && isLoose(target),
    )
    const tops = new Set(above.map(({ file }) => file))
    const bases = below.map(({ target }) => target)
    expect(bases.filter((file) => tops.has(file))).toEqual([])
  })

  test('no file imports itself indirectly, even by a type import or by import() in client', () => {
    const isOfClient = (file: string) => floorOf(file) === 'client'
    const followed = imports.filter(
      ({ file, target, isDynamic }) =>
        !isDynamic || (isOfClient(file) && isOfClient(target)),
    )
    const edges = followed.map(({ file, target }) => [file, target] as const)
    expect(cyclesIn(edges)).toEqual([])
  })

  test('no two files with different purposes share a name', () => {
    // Pages and tests are exempt, since they are named after what they show or test. A YAML file
    // may share the name of the code that shows it, but not that of another file in data.
    const code = files.filter((file) => !/^(pages|tests)\//.test(file))
    const data = [
      ...code.filter((file) => file.startsWith('data/')),
      ...contentFiles,
    ]
    const extension = /\.(island\.)?(tsx?|mjs|js|yaml)$/
    const nameOf = (file: string) => basename(file).replace(extension, '')
    for (const all of [code, data]) {
      const named = all.map((file) => [nameOf(file), file] as const)
      // An index file only lists the contents of its folder.
      const compared = named.filter(([name]) => name !== 'index')
      expect(sharedIn(compared)).toEqual([])
    }
  })

  test('no two files export the same name, so that a name has one meaning', () => {
    const exportsOf = (file: string) => {
      const defined = moduleOf(file).exported.filter(
        ({ moduleRequest, exportName }) =>
          !moduleRequest && exportName.kind === 'Name',
      )
      return defined.map(
        ({ exportName }): Named => [exportName.name ?? '', file],
      )
    }
    // Required names: `main` in commands (tools/run-command.mjs), `test` in Playwright's fixtures.
    const isRequiredName = ([name, file]: Named) =>
      (name === 'main' && file.startsWith('tools/commands/')) ||
      (name === 'test' && file.startsWith('tests/'))
    const exported = files.flatMap(exportsOf)
    const chosen = exported.filter((each) => !isRequiredName(each))
    expect(sharedIn(chosen)).toEqual([])
  })

  test('no line is longer than 100 characters, except in pages and data', () => {
    const longIn = (file: string) => {
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.flatMap((line, index) => {
        const isLong = line.trimEnd().length > 100
        return isLong ? [`${file}:${index + 1}`] : []
      })
    }
    const code = files.filter((file) => !/^(pages|data)\//.test(file))
    expect(code.flatMap(longIn)).toEqual([])
  })
})
