/** Whether the visitor asked their system for less motion (WCAG 2.3.3). */
export const prefersReducedMotion = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
