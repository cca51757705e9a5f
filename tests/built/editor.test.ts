import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const out = join(process.cwd(), 'dist')
const files = (readdirSync(out, { recursive: true }) as string[])
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(join(out, name)).isFile())

test('a production build contains no part of the editor or the review', () => {
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter((name) => /__edit|__review|sveltia/i.test(name))).toEqual([])
  expect(
    files.filter((name) =>
      /__edit|__review|sveltia|preview-ribbon|api\.github\.com|SITE_REPOSITORY/i.test(
        readFileSync(join(out, name), 'latin1'),
      ),
    ),
  ).toEqual([])
})
