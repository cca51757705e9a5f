import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commandsWithoutTools } from '#tools/commands-without-tools.mjs'

const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** Packages that the customer asked for. */
const stack = [
  '@headlessui/react',
  '@mdx-js/rollup',
  'happy-dom',
  'playwright',
  'react',
  'react-dom',
  'react-hook-form',
  'react-hot-toast',
  'unocss',
  'valibot',
  'vite',
  'vite-plugin-pages',
  'vite-react-ssg',
  'vitest',
]

describe("the customer's stack", () => {
  test.each(stack)('includes %s as a direct dependency', (name) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name])
  })

  test('has the configuration of UnoCSS in uno.config.ts', () => {
    expect(existsSync('uno.config.ts')).toBe(true)
  })
})

describe('package.json', () => {
  test('names an exact version of each direct dependency', () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    const ranges = versions.filter(
      ([, version]) => !/^(?:\d+\.\d+\.\d+|file:.*)$/.test(`${version}`),
    )
    expect(ranges).toEqual([])
  })

  test.each<[string, string]>(Object.entries(scripts))(
    'has a script %s whose first command installs the tools that later commands need',
    (_, script) => {
      const [first = '', ...others] = script.split(' && ')
      const [, name] =
        /^node (?:--no-opt )?tools\/run\.mjs (\S+)/.exec(first) ?? []
      expect(name).toBeDefined()
      if (others.length > 0) expect(commandsWithoutTools).not.toContain(name)
    },
  )

  test('has at most 12 scripts', () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(12)
  })

  test('has at most 55 direct dependencies', () => {
    const packages = Object.keys({ ...dependencies, ...devDependencies })
    expect(packages.length).toBeLessThanOrEqual(55)
  })
})
