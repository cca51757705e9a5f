import type { Page } from 'playwright/test'

interface Watched {
  __violations: string[]
}

/** Records everything that the security policy refuses. */
export const watchViolations = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.__violations = []
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample }) =>
        watched.__violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })

/** Refusals of the policy so far: 'script-src-elem inline …'. */
export const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as Watched).__violations)

/** Uses every tab, choice and button of a hydrated page once, and opens all closed parts. */
export async function tryEverything(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  await page.evaluate(async () => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main [role=tab], main :is(input[type=radio], [role=radio]), main button[type=button]',
    )
    for (const control of controls) {
      if (!control.isConnected || !control.checkVisibility()) continue
      control.click()
      await new Promise(requestAnimationFrame)
    }
  })
}
