import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { headTags } from '#components/shell/head-tags.ts'
import { readPicture } from '#content/read/picture-file.ts'
import type { PageMeta } from '#content/schema/page.ts'
import type { Page } from '#content/site.ts'
import * as site from '#data/site.yaml'
import { escapeHtml } from '#ssg/document/html.ts'
import { sitemapXml } from '#ssg/outputs/public-files.ts'
import { cardSvg, writeShareCards } from '#ssg/outputs/share-cards.ts'

// tests/built/search.test.ts checks the head of every page of this site.

const page: PageMeta = {
  title: 'Food writing samples',
  description:
    'Recipes and restaurant stories for food brands and magazines, with the brief.',
  keywords: ['food writing', 'recipes'],
}

test('the sitemap leaves out a page whose canonical URL is on another site', () => {
  const pages = [undefined, 'https://magazine.example/own'].map(
    (canonicalUrl, index) => {
      const path = `/content/${index}`
      return {
        path,
        file: '',
        kind: 'content',
        meta: { ...page, canonicalUrl },
      } as Page
    },
  )
  const listed = sitemapXml(pages).match(/<loc>.*<\/loc>/g)
  expect(listed).toEqual([`<loc>${site.origin}/content/0</loc>`])
})

test('the title of a page in a search result ends with the name of the consultant', () => {
  const text = `Food writing samples | ${site.name}`
  expect(headTags(site, page, '/content/food')).toContainEqual({
    tag: 'title',
    text,
  })
})

test('the keywords of a page are separated by commas', () => {
  const attrs = { name: 'keywords', content: 'food writing, recipes' }
  expect(headTags(site, page, '/content/food')).toContainEqual({
    tag: 'meta',
    attrs,
  })
})

test('a page with a canonicalUrl on another site has this URL as its canonical link', () => {
  const canonicalUrl = 'https://magazine.example/food'
  const head = headTags(site, { ...page, canonicalUrl }, '/content/food')
  expect(head).toContainEqual({
    tag: 'link',
    attrs: { rel: 'canonical', href: canonicalUrl },
  })
})

test("a page's own share image has no size in the head tags, unlike a generated one", () => {
  const head = headTags(
    site,
    { ...page, ogImage: '/images/food.jpg' },
    '/content/food',
  )
  const attrs = {
    property: 'og:image',
    content: `${site.origin}/images/food.jpg`,
  }
  expect(head).toContainEqual(expect.objectContaining({ attrs }))
  expect(JSON.stringify(head)).not.toContain('og:image:width')
})

test('the lines of a title on a share card do not overlap', () => {
  const card = cardSvg('Travel writing samples')
  const [, size] = /font-size="(\d+)"><text/.exec(card) ?? []
  const lines = [...card.matchAll(/x="330" y="(\d+)"/g)]
  const [first, second] = lines.map(([, y]) => Number(y))
  const distance = Number(second) - Number(first)
  expect(distance).toBeGreaterThanOrEqual(Number(size))
})

/** The lines of text on the share card of `title`: initials, name and host, and then the title. */
function linesOf(title: string) {
  const texts = [...cardSvg(title).matchAll(/<text[^>]*>([^<]*)</g)]
  return texts.map(([, line]) => line)
}

test('a share card shows European letters and prices, in lines that fit', () => {
  const lines = linesOf('Škoda’s “café” & more – ₹1,00,000')
  const title = lines.slice(3)
  expect(title).toEqual(['Škoda’s “café”', '&amp; more –', '₹1,00,000'])
})

test.each([
  'Internationalisation of shops',
  'Analytics for machines, scanners, teachers, students, dancers',
])(
  "a share card shows a title with long words or many lines in a small font: '%s'",
  (title) => {
    const card = cardSvg(title)
    expect(card).toContain('<g font-size="48"')
    const lines = linesOf(title).slice(3)
    expect(lines.length).toBeLessThanOrEqual(5)
    expect(lines.filter((line = '') => line.length > 23)).toEqual([])
  },
)

test('a share card shows the initials, the name and the host of the site', () => {
  const shown = linesOf('Travel').slice(0, 3)
  const { host } = new URL(site.origin)
  const written = [site.initials, site.name, host]
  expect(shown.sort()).toEqual(written.sort())
})

/** The module that draws share cards, for a site with `facts` in place of its own facts. */
async function cardsOf(facts: Partial<typeof site>) {
  vi.resetModules()
  vi.doMock('#content/content-file.ts', () => ({
    readContent: () => ({ ...site, ...facts }),
  }))
  const cards = await import('#ssg/outputs/share-cards.ts')
  vi.doUnmock('#content/content-file.ts')
  return cards
}

test("a share card can be drawn even if the owner's name contains an &", async () => {
  const cards = await cardsOf({ name: 'Sen & Partners' })
  expect(cards.cardSvg('Travel')).toContain('>Sen &amp; Partners<')
})

test.each([
  ['Kṛṣṇa Āḷvār', 'Krsna Ālvār'],
  ['Nguyễn Thị Hạnh', 'Nguyen Thi Hanh'],
])(
  'a share card shows the name %s as %s, without the marks that its font lacks',
  async (name, shown) => {
    const cards = await cardsOf({ name })
    expect(cards.cardSvg('Travel')).toContain(`>${shown}<`)
  },
)

test('a long name and domain fit into the middle square of a share card', async () => {
  const out = mkdtempSync(join(tmpdir(), 'cards-'))
  const name = 'MEDIZINISCHES ZENTRUM DR. KONSTANTINOPOULOU & KOLLEGEN GMBH'
  const origin = 'https://www.medizinisches-zentrum-konstantinopoulou.example'
  const cards = await cardsOf({ name, origin })
  await cards.writeShareCards(out, [
    { path: '/long', file: '', kind: 'content', meta: page } as Page,
  ])
  const head = { left: 915, top: 50, width: 285, height: 80 }
  // sharp's stats() ignores extract(), so the part is written to a picture first.
  const right = await sharp(join(out, 'share/long.png'))
    .extract(head)
    .toBuffer()
  const { channels } = await sharp(right).stats()
  expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0, 0])
})

test.each([
  ['https://www.xn--mller-kva.de', 'www.müller.de'],
  ['https://xn--11b2cpf.xn--h2brj9c', 'xn--11b2cpf.xn--h2brj9c'],
])(
  'a share card shows the host of %s as %s, since its font has only European letters',
  async (origin, shown) => {
    const cards = await cardsOf({ origin })
    expect(cards.cardSvg('Travel')).toContain(`>${shown}<`)
  },
)

test.each([
  ['अश', 'https://asha.example', 'A'],
  ['অ', 'https://www.rao-tea.example', 'R'],
  ['అ', 'https://xn--rzte-koa.example', 'Ä'],
  ['é', 'https://asha.example', 'é'],
  ['Aश', 'https://rao-tea.example', 'A'],
])(
  "a share card with the initials '%s' and the site %s shows '%s' in its square",
  async (initials, origin, shown) => {
    const cards = await cardsOf({ initials, origin })
    const [, inSquare] = />([^<]*)<\/text>/.exec(cards.cardSvg('Travel')) ?? []
    expect(inSquare).toBe(shown)
  },
)

test('no share card is generated for a page that names a share image', async () => {
  const out = mkdtempSync(join(tmpdir(), 'cards-'))
  const meta = { ...page, ogImage: '/images/food.png' }
  const pageWithImage: Page = {
    path: '/content/food',
    file: '',
    kind: 'content',
    meta,
  }
  await writeShareCards(out, [pageWithImage])
  expect(readdirSync(out)).toEqual([])
})

test('share cards differ even if titles differ only in a European letter', async () => {
  const out = mkdtempSync(join(tmpdir(), 'cards-'))
  const cards = ['Travel', 'Travelš', ''].map(
    (title, index): Page => ({
      path: `/content/${index}`,
      file: '',
      kind: 'content',
      meta: { ...page, title },
    }),
  )
  await writeShareCards(out, cards)
  const files = readdirSync(out, { recursive: true }) as string[]
  const drawn = files.filter((name) => name.endsWith('.png'))
  const pictures = drawn.map((name) => readFileSync(join(out, name)))
  expect(pictures).toHaveLength(cards.length)
  for (const picture of pictures)
    expect(readPicture(picture)).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    })
  expect(new Set(pictures.map(String)).size).toBe(3)
})

test('escapeHtml escapes the characters that could end an element or an attribute', () => {
  expect(escapeHtml('<b title="a">R&D</b>')).toBe(
    '&lt;b title=&quot;a&quot;&gt;R&amp;D&lt;/b&gt;',
  )
})
