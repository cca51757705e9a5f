import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

describe('package.json stays short enough to read', () => {
  test('has at most 12 scripts', () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(12)
  })

  test('has at most 55 direct dependencies', () => {
    const packages = Object.keys({ ...dependencies, ...devDependencies })
    expect(packages.length).toBeLessThanOrEqual(55)
  })
})
