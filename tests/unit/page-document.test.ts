// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { parsePage, replacePage, VersionMismatch } from '../../client/navigation/page-document.ts'

/** A page of the same version as the page shown: the test document has none. */
const pageWith = (main: string, head = '') =>
  `<!DOCTYPE html><html><head><meta name="version" content="1"><title>Skills</title>${head}` +
  '<style id="page-css">.skills{color:red}</style></head><body><header></header>' +
  `<main id="main">${main}</main></body></html>`
const answer = (html: string, { status = 200, type = 'text/html; charset=utf-8' } = {}) => ({
  status,
  type,
  html,
})

describe('the next page', () => {
  beforeEach(() => {
    document.head.innerHTML = '<title>About</title><meta name="description" content="Old">'
    document.body.innerHTML = '<header>Menu</header><main id="main">About</main><footer></footer>'
  })

  test('replaces the page shown, with its title, description and style sheet', () => {
    const page = parsePage(
      answer(pageWith('<h1>Skills</h1>', '<meta name="description" content="New">')),
    )
    replacePage(page)
    expect(document.querySelector('main h1')?.textContent).toBe('Skills')
    expect(document.title).toBe('Skills')
    expect(
      [...document.querySelectorAll('meta[name=description]')].map((tag) =>
        tag.getAttribute('content'),
      ),
    ).toEqual(['New'])
    expect(page.css).toBe('.skills{color:red}')
    expect(document.querySelector('header')?.textContent).toBe('Menu')
  })

  test('removes the structured data of the page before it', () => {
    document.head.insertAdjacentHTML('beforeend', '<script type="application/ld+json">{}</script>')
    replacePage(parsePage(answer(pageWith('<h1>Skills</h1>'))))
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
  })

  test.each([
    ['a host in trouble', answer(pageWith(''), { status: 503 }), '503'],
    ['a file that is no page', answer('{}', { type: 'application/json' }), /./],
    ['a page of another site', answer('<html><main>Sign in</main></html>'), /./],
  ])('is refused where the answer is %s', (_, given, message) => {
    expect(() => parsePage(given)).toThrow(message)
    expect(() => parsePage(given)).not.toThrow(VersionMismatch)
  })
})
