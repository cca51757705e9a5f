// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { parsePage, replacePage } from '#client/navigation/page-document.ts'

// Pages that are shown: tests/e2e/navigation.spec.ts; what visitors read about answers that are no
// pages: network-failures.spec.ts.

const type = 'text/html; charset=utf-8'
const html =
  '<!DOCTYPE html><html><head><meta name="version" content="1"><title>Skills</title>' +
  '<meta name="description" content="New"></head><body><main><h1>Skills</h1></main></body></html>'

test('a page that a host in trouble answers is refused', () => {
  expect(() => parsePage({ status: 503, type, html })).toThrow('503')
})

test('the next page replaces the title, description and structured data of the one shown', () => {
  document.head.innerHTML =
    '<title>About</title><meta name="description" content="Old">' +
    '<script type="application/ld+json">{}</script>'
  document.body.innerHTML = '<header>Menu</header><main>About</main><footer></footer>'
  replacePage(parsePage({ status: 200, type, html }))
  expect(document.body.textContent).toBe('MenuSkills')
  expect(document.title).toBe('Skills')
  const descriptions = [...document.head.querySelectorAll('meta[name=description]')]
  expect(descriptions.map((tag) => tag.getAttribute('content'))).toEqual(['New'])
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
})
