import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const floors = ['pages', 'components', 'data', 'build'] as const
type Floor = (typeof floors)[number]

/** Who may import whom, from the top of the house down. Pages reach build/ only for its types. */
const allowed: Record<Floor, readonly Floor[]> = {
  pages: ['components', 'data'],
  components: ['components', 'data'],
  data: ['data'],
  build: ['build', 'data'],
}
/** What the browser's code and the build must spell alike: the names of islands and of caches. */
const shared = ['components/app/islands.ts', 'components/tracking/caches.ts']

const files = floors.flatMap((floor) =>
  (readdirSync(floor, { recursive: true }) as string[])
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(floor, name).replaceAll('\\', '/')),
)
const known = new Set(files)

const resolve = (from: string, target: string) => {
  const path = normalize(join(dirname(from), target)).replaceAll('\\', '/')
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => known.has(candidate))
}

/** Files of ours that a file imports at run time (types are erased and do not count). */
const importsOf = (file: string) => {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  return module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((target) => target.startsWith('.'))
    .map((target) => resolve(file, target))
    .filter((target) => target !== undefined)
}
const graph = new Map(files.map((file) => [file, importsOf(file)]))
const floorOf = (file: string) => file.split('/')[0] as Floor

test('imports point down the house: pages → components → data, build → data', () => {
  const wrong = [...graph].flatMap(([file, targets]) =>
    targets.filter((target) => !shared.includes(target) && !allowed[floorOf(file)].includes(floorOf(target))).map((target) => `${file} must not import ${target}`),
  )
  expect(wrong).toEqual([])
})

test('no file imports itself in a circle', () => {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, trail: string[]) => {
    if (trail.includes(file)) {
      circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
      return
    }
    if (done.has(file)) return
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  expect(circles).toEqual([])
})
