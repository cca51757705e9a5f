import { expect, test } from 'vitest'
import { headTags } from '#components/shell/head-tags.ts'
import type { PageMeta } from '#data/schemas/page.ts'
import * as site from '#data/site.yaml'

// The head of every page of this site: tests/built/search.test.ts.

const page: PageMeta = {
  title: 'Food writing samples',
  description: 'Recipes and restaurant stories for food brands and magazines, with the brief.',
  keywords: ['food writing', 'recipes'],
}
const attrs = (given: Record<string, string>) => expect.objectContaining({ attrs: given })

test('a page may have another canonical address and its own picture', () => {
  const canonicalUrl = 'https://magazine.example/food'
  const head = headTags(
    site,
    { ...page, canonicalUrl, ogImage: '/images/food.jpg' },
    '/content/food',
  )
  expect(head).toContainEqual({ tag: 'link', attrs: { rel: 'canonical', href: canonicalUrl } })
  const content = `${site.origin}/images/food.jpg`
  expect(head).toContainEqual(attrs({ property: 'og:image', content }))
})
