import { ruleOfFile } from '../rule.ts'

export const homeTestimonial = ruleOfFile('data/testimonials.yaml', {
  name: 'home-testimonial',
  refuses:
    'A list of testimonials of which none is for home, whose part of it would be empty.',
  severity: 'look',
  find({ testimonials }, report) {
    if (testimonials.some(({ home }) => home)) return []
    const message =
      'no testimonial has home: true, so home shows none: write it for three'
    return [report(['testimonials', 0, 'home'], message)]
  },
})
