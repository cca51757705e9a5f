import { describe, expect, test } from 'vitest'
import { PlantedSite } from './plant.ts'
import { table } from './table.ts'

// Breaks each promise of the table and sees its test turn red; tests/README.md says how to run a
// part of it. It takes most of an hour on two cores, so it is not part of `npm test`.

const port = Number(process.env.TEST_PORT ?? 4390)
let copies = 0
/** Copies in which nothing is planted now; `maxConcurrency` limits how many there are. */
const idleCopies: PlantedSite[] = []

for (const { name, promises } of table)
  describe(name, () => {
    for (const broken of promises)
      test.concurrent(broken.promise, async ({ annotate }) => {
        const site = idleCopies.pop() ?? new PlantedSite(port + copies++)
        const failures = await site.failuresWith(broken).finally(() => {
          idleCopies.push(site)
        })
        await annotate(failures.join('\n'))
        expect(failures, 'no test noticed the mistake').not.toEqual([])
      })
  })
