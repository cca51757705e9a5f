// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TestimonialCard } from '#components/testimonials/TestimonialCard.tsx'
import type { Testimonial } from '#data/schemas/facts.ts'
import { testimonials } from '#data/testimonials.yaml'

const sample = testimonials[0] as Testimonial

const cardOf = (avatar?: string) => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<TestimonialCard testimonial={{ ...sample, avatar }} />)
  return place
}

test('a testimonial shows the picture of its client instead of the initials', () => {
  const picture = cardOf('/images/asha.webp').querySelector('figcaption img')
  expect(picture?.getAttribute('src')).toBe('/images/asha.webp')
  expect(picture?.getAttribute('alt')).toBe('')
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['36', '36'])
  expect(cardOf('/images/asha.webp').querySelector('figcaption')?.textContent).not.toContain(
    sample.initials,
  )
})
