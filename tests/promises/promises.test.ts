import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type BrokenPromise, PlantedSite, tableFolder } from './plant.ts'

// Breaks each promise of the table and sees its test turn red; README.md beside it says how to run
// a part of it. Two hours on two cores, so not in `npm test`.

const site = new PlantedSite()

describe.each(readdirSync(tableFolder))('%s', (name) => {
  const promises: BrokenPromise[] = parse(
    readFileSync(join(tableFolder, name), 'utf8'),
  )

  test.for(promises)('$promise', async (broken, { annotate }) => {
    const failures = site.failuresWith(broken)
    await annotate(failures.join('\n'))
    expect(failures, 'no test noticed the mistake').not.toEqual([])
  })
})
