// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TestimonialCard } from '#components/testimonials/TestimonialCard.tsx'
import type { Testimonial } from '#content/schema/blocks.ts'
import { testimonials } from '#data/testimonials.yaml'

const sample = testimonials[0] as Testimonial

/** The card of the first testimonial, with some values changed. */
const cardOf = (changes: Partial<Testimonial>) => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(
    <TestimonialCard testimonial={{ ...sample, ...changes }} />,
  )
  return container
}

test('a testimonial shows the picture of its client instead of the initials', () => {
  const card = cardOf({ avatar: '/images/asha.webp' })
  const picture = card.querySelector('figcaption img')
  expect(picture?.getAttribute('src')).toBe('/images/asha.webp')
  expect(picture).toMatchObject({
    alt: '',
    width: 36,
    height: 36,
  })
  const client = card.querySelector('figcaption')
  expect(client?.textContent).not.toContain(sample.initials)
})

test.each([1, 3, 5])(
  'a testimonial fills one of five stars for each point of its rating: %s',
  (rating) => {
    const stars = cardOf({ rating }).querySelectorAll('[role=img] svg')
    expect(stars).toHaveLength(5)
    const filled = Array.from(stars, ({ classList }) =>
      classList.contains('!fill-current'),
    )
    const expected = [1, 2, 3, 4, 5].map((star) => star <= rating)
    expect(filled).toEqual(expected)
  },
)
