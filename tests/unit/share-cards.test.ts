import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ContentError } from '../../ssg/content/content-error.ts'
import { createOutliner, type Outliner } from '../../ssg/outputs/glyph-outlines.ts'
import { cardSvg, writeShareCards } from '../../ssg/outputs/share-cards.ts'
import type { Page } from '../../ssg/routes/pages.ts'

let type: Outliner
beforeAll(async () => {
  type = await createOutliner()
})

describe('the site’s type as outlines', () => {
  test('has a width in proportion to its size', () => {
    expect(type.width('Contact', 100)).toBeCloseTo(type.width('Contact', 50) * 2)
    expect(type.width('Contact us', 50)).toBeGreaterThan(type.width('Contact', 50))
  })

  test('has European and Indian letters and the rupee, and names a missing one', () => {
    expect(type.missing('₹1,00,000 – Škoda’s “café” & more…')).toBeUndefined()
    expect(type.missing('तारा रॉय, क्षितिज; তারা রায়')).toBeUndefined()
    expect(type.missing('Plan கி')).toBe('கி')
  })

  test('joins the letters of Indian scripts', () => {
    const drawn = (text: string) => type.draw(text, 34, 0, 0, '#000').match(/<path/g)?.length
    expect(drawn('क्ष')).toBe(1)
    expect(drawn('क ्ष')).toBeGreaterThan(1)
  })
})

test('a card has the same drawing for the same title and no text that needs a font', () => {
  const card = cardSvg('AI Career Program: Beginner Level', type)
  expect(card).toBe(cardSvg('AI Career Program: Beginner Level', type))
  expect(card).not.toBe(cardSvg('Contact', type))
  expect(card).not.toMatch(/<text|NaN|undefined/)
})

test.each([
  ['Devanagari', 'तारा रॉय', 'तारॉ'],
  ['Bengali', 'তারা রায়', 'তারা'],
])('a card bears a name in %s', (_, name, initials) => {
  const card = (owner: string, letters: string) =>
    cardSvg('Contact', type, { name: owner, initials: letters, origin: 'https://tararoy.in' })
  const path = (text: string) => /d="[^"]+"/.exec(type.draw(text, 36, 0, 0, '#000'))?.[0] ?? '-'
  expect(card(name, initials)).toContain(path(name))
  expect(card('தாரா', 'தா')).toBe(card('', ''))
})

test('a title that cannot be drawn is reported with its place', async () => {
  const root = mkdtempSync(join(tmpdir(), 'cards-'))
  try {
    mkdirSync(join(root, 'pages'))
    mkdirSync(join(root, 'node_modules'))
    symlinkSync(join(process.cwd(), 'ssg'), join(root, 'ssg'), 'junction')
    symlinkSync(
      join(process.cwd(), 'node_modules/@fontsource-variable'),
      join(root, 'node_modules/@fontsource-variable'),
      'junction',
    )
    writeFileSync(join(root, 'pages/x.mdx'), '---\ntitle: அறிமுகம்\n---\n')
    const page: Page = {
      path: '/x',
      file: 'pages/x.mdx',
      kind: 'page',
      meta: { title: 'அறிமுகம்', description: '', keywords: [] },
    }
    const failed = await writeShareCards(root, join(root, 'dist'), [page]).catch(
      (error: unknown) => error,
    )
    expect(failed).toBeInstanceOf(ContentError)
    expect((failed as ContentError).problems).toMatchObject([
      { file: 'pages/x.mdx', line: 2, column: 8, message: expect.stringContaining("'அ'") },
    ])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
