import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataAttributes, type Place } from '../../client/contract.ts'

const sources = (folder: string, extension: RegExp) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => extension.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))

const filesOf: Record<Place, readonly string[]> = {
  client: sources('client', /\.tsx?$/).filter((file) => file !== 'client/contract.ts'),
  components: sources('components', /\.tsx?$/),
  pages: sources('pages', /\.tsx?$/),
  ssg: sources('ssg', /\.tsx?$/),
  styles: sources('components', /\.css$/),
  tests: sources('tests', /\.tsx?$/).filter((file) => !file.endsWith('/contract.test.ts')),
}

const attributeOf = (key: string) =>
  `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The `data-` attributes that a source names, also as members of an element's dataset. */
function attributesIn(source: string): string[] {
  const code = source.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms, '')
  const destructured = [...code.matchAll(/\{([^{}]*)\} = [\w.]+\.dataset\b/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => /\w+/.exec(name)?.[0] ?? ''),
  )
  return [
    ...[...code.matchAll(/\bdata-[a-z]+(?:-[a-z]+)*\b/g)].map(([name]) => name),
    ...[...code.matchAll(/\.dataset\.(\w+)/g)].map(([, key = '']) => attributeOf(key)),
    ...destructured.filter((key) => key !== '').map(attributeOf),
  ]
}

const attributesBy = Object.fromEntries(
  Object.entries(filesOf).map(([place, files]) => [
    place,
    new Set(files.flatMap((file) => attributesIn(readFileSync(file, 'utf8')))),
  ]),
) as Record<Place, Set<string>>

describe('the contract between client and components', () => {
  test('lists every data- attribute that client, components or style sheets name', () => {
    const places = ['client', 'components', 'styles'] as const
    const named = new Set(places.flatMap((place) => [...attributesBy[place]]))
    expect([...named].sort()).toEqual(Object.keys(dataAttributes).sort())
  })

  test.each(Object.entries(dataAttributes))(
    '%s is used exactly where the contract says',
    (name, { writtenBy, readBy }) => {
      const agreed = new Set<string>([...writtenBy, ...readBy])
      const used = Object.keys(attributesBy).filter(
        (place) =>
          attributesBy[place as Place].has(name) && (place !== 'tests' || agreed.has('tests')),
      )
      expect(used).toEqual([...agreed].sort())
    },
  )
})
