import { ruleOfFile } from '../rule.ts'
import { twiceIn } from '../twice.ts'

export const testimonialsOnce = ruleOfFile('data/testimonials.yaml', {
  name: 'testimonials-once',
  refuses: 'A testimonial with the id or the words of one above it.',
  severity: 'stops',
  find: ({ testimonials }, report) => [
    ...twiceIn(testimonials, 'id', report, 'testimonials'),
    ...twiceIn(testimonials, 'quote', report, 'testimonials'),
  ],
})
