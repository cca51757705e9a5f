import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readFonts } from '#ssg/document/fonts.ts'

test("a font file's name changes with its contents, since browsers cache fonts for a year", () => {
  for (const { fileName, source } of readFonts().files) {
    const digest = createHash('sha256').update(source).digest('hex')
    expect(fileName).toContain(`-${digest.slice(0, 8)}.`)
  }
})
