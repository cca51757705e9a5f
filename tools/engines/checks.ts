import type { Check } from './browser-check.ts'
import { formChecks } from './form-checks.ts'
import { navigationChecks } from './navigation-checks.ts'
import { renderingChecks } from './rendering-checks.ts'
import { widgetChecks } from './widget-checks.ts'

/** All checks, in the order in which they run. */
export const checks: readonly Check[] = [
  ...renderingChecks,
  ...formChecks,
  ...widgetChecks,
  ...navigationChecks,
]
