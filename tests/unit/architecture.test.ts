import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '#content/files.ts'

/**
 * Floors from which a floor may import; types count as imports. Client code loads components only
 * by `import()` at run time.
 */
const allowed: Record<string, readonly string[]> = {
  pages: ['pages', 'components', 'data'],
  components: ['components', 'client', 'data'],
  client: ['client', 'data'],
  data: ['data'],
  content: ['content', 'data'],
  ssg: ['ssg', 'content', 'components', 'client', 'data'],
  tools: ['tools', 'ssg', 'content', 'components', 'client', 'data'],
  tests: ['tests', 'tools', 'ssg', 'content', 'components', 'client', 'data'],
}

/** What the words of content files are: types alone, which any room may import. */
const typesOfWords = 'content/types.ts'

const files = Object.keys(allowed)
  .flatMap((floor) => filesBelow('.', floor))
  .filter((name) => /(?<!\.d)\.(?:tsx?|mjs|js)$/.test(name))
const contentFiles = filesBelow('.', 'data').filter((name) =>
  name.endsWith('.yaml'),
)
const known = new Set(files)

/** The file that an import names. */
const resolve = (from: string, written: string) => {
  const name = written.replace(/\?.*/, '')
  return name.startsWith('#')
    ? name.slice(1)
    : normalize(join(dirname(from), name)).replaceAll('\\', '/')
}

/** That file, or '' for a package. */
const targetOf = (from: string, written: string) => {
  const isOfProject = /^[.#]/.test(written)
  return isOfProject ? resolve(from, written) : ''
}

/** The import and export statements of a file, and each name that it exports. */
function moduleOf(file: string) {
  const source = readFileSync(file, 'utf8')
  const { module } = parseSync(file, source)
  const { staticImports, staticExports, dynamicImports } = module
  const exported = staticExports.flatMap(({ entries }) => entries)
  return { source, staticImports, exported, dynamicImports }
}

/** The project's files that a file imports, types and `import()` included. */
const importsOf = (file: string) => {
  const { source, staticImports, exported, dynamicImports } = moduleOf(file)
  const first = [...staticImports, ...exported].flatMap(
    ({ moduleRequest }) => moduleRequest?.value ?? [],
  )
  const later = dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  )
  return [...first, ...later].flatMap((written, index) => {
    const target = targetOf(file, written)
    const isOther = known.has(target) && target !== file
    const isDynamic = index >= first.length
    return isOther ? [{ file, target, written, isDynamic }] : []
  })
}
const imports = files.flatMap(importsOf)

/** 'components' for a file anywhere below that folder. */
const floorOf = (file: string) => {
  const [floor = ''] = file.split('/')
  return floor
}

/** 'components/forms' for a file of a room; an entry outside any room is its own. */
const roomOf = (file: string) => {
  const [floor, room, name] = file.split('/')
  return name === undefined || floor === 'pages' ? file : `${floor}/${room}`
}

/** Ways that lead in circles: those of which both ends go on, however many others are left out. */
function circlesIn(
  ways: readonly (readonly [from: string, to: string])[],
): string[] {
  const starts = new Set(ways.map(([from]) => from))
  const ends = new Set(ways.map(([, to]) => to))
  const left = ways.filter(([from, to]) => ends.has(from) && starts.has(to))
  if (left.length < ways.length) return circlesIn(left)
  const arrows = left.map((way) => way.join(' → '))
  return [...new Set(arrows)]
}

/** A file, or what it exports, with the name that it has. */
type Named = readonly [name: string, file: string]

/** Names that several files have, each with those files. */
function sharedIn(named: readonly Named[]) {
  const names = new Set(named.map(([name]) => name))
  return [...names]
    .map((name) => named.filter(([other]) => other === name))
    .filter((same) => same.length > 1)
    .map((same) => same.join(' '))
}

describe('the architecture', () => {
  test('imports point from pages to components, client, data, and from tools to content', () => {
    const wrong = imports.filter(({ file, target, isDynamic }) => {
      const from = floorOf(file)
      const to = floorOf(target)
      const isIsland = isDynamic && from === 'client' && to === 'components'
      return (
        !isIsland && target !== typesOfWords && !allowed[from]?.includes(to)
      )
    })
    expect(
      wrong.map(({ file, target }) => `${file} must not import ${target}`),
    ).toEqual([])
  })

  test('the content is read and checked behind one door, the files at its top', () => {
    const isInside = (file: string) => /^content\/.+\//.test(file)
    const isOutside = (file: string) => /^(?:ssg|tools)\//.test(file)
    const wrong = imports.filter(
      ({ file, target }) => isOutside(file) && isInside(target),
    )
    expect(
      wrong.map(({ file, target }) => `${file} must not import ${target}`),
    ).toEqual([])
  })

  test('nothing but the content and tests knows YAML', () => {
    const knowing = files.filter((file) =>
      /from 'yaml'/.test(readFileSync(file, 'utf8')),
    )
    expect(
      knowing.filter((file) => !/^(?:content|tests)\//.test(file)),
    ).toEqual([])
  })

  test('the forms of the editor, which run in a browser, reach nothing that opens files', () => {
    /** What a file still imports when it runs, where its types are gone. */
    const valuesFrom = (file: string) => {
      const { staticImports, exported } = moduleOf(file)
      const imported = staticImports.filter(
        ({ entries }) => !entries.every(({ isType }) => isType),
      )
      const passedOn = exported.filter(({ isType }) => !isType)
      return [...imported, ...passedOn].flatMap(
        ({ moduleRequest }) => moduleRequest?.value ?? [],
      )
    }
    const reached = new Set(['tools/edit/editor.ts'])
    const opening: string[] = []
    for (const file of reached)
      for (const written of valuesFrom(file)) {
        if (written.startsWith('node:'))
          opening.push(`${file} imports ${written}`)
        const target = targetOf(file, written)
        if (known.has(target)) reached.add(target)
      }
    expect(reached.size).toBeGreaterThan(100)
    expect(opening).toEqual([])
  })

  test('a part that imports the types of words loads no code of schemas and readers', () => {
    const { staticImports, exported } = moduleOf(typesOfWords)
    const values = exported.filter(({ isType }) => !isType)
    expect(staticImports).toEqual([])
    expect(values).toEqual([])
  })

  test('an import that leaves its room is by name, so that the line shows its arrow', () => {
    const wrong = imports.filter(
      ({ file, target, written }) =>
        written.startsWith('../') && roomOf(target) !== roomOf(file),
    )
    expect(
      wrong.map(({ file, target }) => `${file}: write #${target}`),
    ).toEqual([])
  })

  test('no two rooms import each other, types and indirect imports included', () => {
    const ways = imports.map(
      ({ file, target }) => [roomOf(file), roomOf(target)] as const,
    )
    const outward = ways.filter(([from, to]) => from !== to)
    expect(circlesIn(outward)).toEqual([])
  })

  test('a loose file stands above the rooms of its floor or below them', () => {
    const isLoose = (file: string) =>
      roomOf(file) === file && floorOf(file) !== 'pages'
    // In the package of content the site stands between what is read and the rules that ask it.
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

  test('no file imports itself indirectly, types included, in client by import() neither', () => {
    const isOfClient = (file: string) => floorOf(file) === 'client'
    const followed = imports.filter(
      ({ file, target, isDynamic }) =>
        !isDynamic || (isOfClient(file) && isOfClient(target)),
    )
    const ways = followed.map(({ file, target }) => [file, target] as const)
    expect(circlesIn(ways)).toEqual([])
  })

  test('no two files with different purposes share a name', () => {
    // Tests are called after what they test, and words of a part after its code.
    const code = files.filter((file) => !/^(pages|tests)\//.test(file))
    const data = [
      ...code.filter((file) => file.startsWith('data/')),
      ...contentFiles,
    ]
    const ending = /\.(island\.)?(tsx?|mjs|js|yaml)$/
    const nameOf = (file: string) => basename(file).replace(ending, '')
    for (const all of [code, data]) {
      const named = all.map((file) => [nameOf(file), file] as const)
      // A folder's list of its contents is called after its folder.
      const own = named.filter(([name]) => name !== 'index')
      expect(sharedIn(own)).toEqual([])
    }
  })

  test('no two files export the same name, so that a name has one meaning', () => {
    const exportsOf = (file: string) => {
      const own = moduleOf(file).exported.filter(
        ({ moduleRequest, exportName }) =>
          !moduleRequest && exportName.kind === 'Name',
      )
      return own.map(({ exportName }): Named => [exportName.name ?? '', file])
    }
    // What tools/run.mjs calls in each command, and Playwright's own name in each set of fixtures.
    const isCalledSo = ([name, file]: Named) =>
      (name === 'main' && file.startsWith('tools/commands/')) ||
      (name === 'test' && file.startsWith('tests/'))
    const exported = files.flatMap(exportsOf)
    const chosen = exported.filter((each) => !isCalledSo(each))
    expect(sharedIn(chosen)).toEqual([])
  })

  test('no line of code or comment is longer than 100 characters, except words of data', () => {
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
