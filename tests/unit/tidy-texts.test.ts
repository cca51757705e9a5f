import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { markupOf } from '#ssg/document/page-contents.ts'
import { tidyTexts } from '#ssg/document/tidy-texts.ts'

/** The markup of a rendered text as the finished page has it. */
function tidied(markup: string) {
  const body = parseDocument(markup)
  tidyTexts(body)
  return markupOf(body.children)
}

test.each([
  'organi<del>s</del><ins>z</ins>e',
  'his grandfather <mark>worked</mark><sup>1</sup>.',
  'a<strong>b</strong><em>c</em>d',
  '<a href="/prices">prices</a><sup>2</sup> of CO<sub>2</sub><span>saved</span>',
])('a visitor reads no space inside the words of %s', (text) => {
  const paragraph = `<p>${text}</p>`
  expect(tidied(paragraph)).toBe(paragraph)
})

test.each([
  ['<a href="/a">Request Service</a>', '<a href="/b">Get In Touch</a>'],
  ['<button>Accept</button>', '<button>Decline</button>'],
  ['<strong>Pune</strong>', '<span>since 2019</span>'],
  ['<span>4.9</span><i class="icon"></i>', '<em>stars</em>'],
])(
  'a visitor who copies %s and %s gets a space between the two',
  (first, second) => {
    expect(tidied(`<p>${first}${second}</p>`)).toBe(`<p>${first} ${second}</p>`)
  },
)

test('a page has no comments between the parts of a sentence', () => {
  expect(tidied('<p>Within <!-- -->2 hours<!-- -->.</p>')).toBe(
    '<p>Within 2 hours.</p>',
  )
})
