import type { Testimonial } from './schemas/facts.ts'
import facts from './testimonials.json' with { type: 'json' }

/**
 * Quotes for the testimonials page; those with `home: true` are on the home page too
 * (requirements §3.1.4). `sample` marks invented ones for the launch check.
 */
export const testimonials: readonly Testimonial[] = facts.testimonials
