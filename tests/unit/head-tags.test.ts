import { describe, expect, test } from 'vitest'
import { headTags } from '../../components/shell/head-tags.ts'
import type { PageMeta } from '../../data/schemas/page.ts'
import { site } from '../../data/site.ts'

const page: PageMeta = {
  title: 'Food writing samples',
  description: 'Recipes and restaurant stories for food brands and magazines, with the brief.',
  keywords: ['food writing', 'recipes'],
}
const meta = (name: string, content: string) => ({ tag: 'meta', attrs: { name, content } })
const property = (name: string, content: string) => ({
  tag: 'meta',
  attrs: { property: name, content },
})

describe('the head of a page', () => {
  const head = headTags(page, '/content/food')

  test('names the page for the browser tab, search results and share cards', () => {
    expect(head).toContainEqual({ tag: 'title', text: `Food writing samples | ${site.name}` })
    expect(head).toContainEqual(meta('description', page.description))
    expect(head).toContainEqual(meta('keywords', 'food writing, recipes'))
    expect(head).toContainEqual(property('og:title', page.title))
    expect(head).toContainEqual(meta('twitter:card', 'summary_large_image'))
  })

  test('has its own address and its own share card', () => {
    const address = `${site.origin}/content/food`
    expect(head).toContainEqual({ tag: 'link', attrs: { rel: 'canonical', href: address } })
    expect(head).toContainEqual(property('og:url', address))
    expect(head).toContainEqual(property('og:image', `${site.origin}/share/content/food.png`))
  })

  test('has each tag once', () => {
    const names = head.map(({ tag, attrs }) => attrs?.name ?? attrs?.property ?? attrs?.rel ?? tag)
    expect(new Set(names).size).toBe(names.length)
  })
})

test('the home page has its title unchanged and is a website, not an article', () => {
  const head = headTags(page, '/')
  expect(head).toContainEqual({ tag: 'title', text: page.title })
  expect(head).toContainEqual(property('og:type', 'website'))
  expect(head).toContainEqual(property('og:image', `${site.origin}/share/home.png`))
})

test('a page may have another canonical address and its own picture', () => {
  const head = headTags(
    { ...page, canonicalUrl: 'https://magazine.example/food', ogImage: '/images/food.jpg' },
    '/content/food',
  )
  expect(head).toContainEqual({
    tag: 'link',
    attrs: { rel: 'canonical', href: 'https://magazine.example/food' },
  })
  expect(head).toContainEqual(property('og:image', `${site.origin}/images/food.jpg`))
})

test('only pages that are not to be indexed have noindex', () => {
  expect(headTags(page, '/404', { indexed: false })).toContainEqual(meta('robots', 'noindex'))
  expect(headTags(page, '/content/food')).not.toContainEqual(meta('robots', 'noindex'))
})
