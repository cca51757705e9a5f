import { expect, test } from 'vitest'
import { quotes } from '#data/consultation.yaml'
import * as site from '#data/site.yaml'
import { testimonials } from '#data/testimonials.yaml'
import { documentAt, words } from './page-at.ts'
import { builtPages } from './site.ts'

/** Names of people, which must stay untranslated like prices (requirements §10.4.3). */
const people = [
  site.name,
  ...testimonials.map(({ name }) => name),
  ...quotes.items.map(({ name }) => name),
]
const price = /(?:[₹$]|INR |USD )\d/

test.each(builtPages)('every price and name on $path is excluded from translation', ({ path }) => {
  const { body } = documentAt(path)
  const texts = [...body.querySelectorAll('*')].flatMap((element) =>
    [...element.childNodes].flatMap((node) =>
      node.nodeType === 3 && !element.closest('[translate=no], script, style')
        ? [{ element, text: node.textContent ?? '' }]
        : [],
    ),
  )
  const translated = texts.filter(
    ({ text }) => price.test(text) || people.some((name) => text.includes(name)),
  )
  expect(
    translated.map(
      ({ element }) =>
        `<${element.localName} class="${element.className}"> ${words(element).slice(0, 120)}`,
    ),
  ).toEqual([])
})
