// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import consent from '#data/consent.yaml'
import { partsIn, rendered, textsBelow } from './rendered.ts'

// tests/unit/privacy-question.test.ts checks how the script asks the question.

/** The consent question and the footer's button, as a build with these ids serves them. */
async function served(analyticsId: string, pixelId: string) {
  vi.resetModules()
  vi.stubEnv('ANALYTICS_ID', analyticsId)
  vi.stubEnv('PIXEL_ID', pixelId)
  const { ConsentBanner, PrivacyChoices } = await import(
    '#components/shell/ConsentBanner.tsx'
  )
  return rendered(
    <ul>
      <ConsentBanner />
      <PrivacyChoices />
    </ul>,
  )
}
const servedWithIds = () => served('G-TEST123456', '123456789012345')

const { analytics, pixel, both } = consent.services
test.each([
  ['G-TEST123456', '', analytics],
  ['', '123456789012345', pixel],
  ['G-TEST123456', '123456789012345', both],
])(
  "the consent text names the services in use (analytics id '%s', pixel id '%s')",
  async (analyticsId, pixelId, services) => {
    const shown = await served(analyticsId, pixelId)
    const explanation = consent.explanation
      .replace('{services}', services)
      .replace('{policy}', consent.policy.label)
    expect(textsBelow(shown, 'details + p')).toEqual([explanation])
  },
)

test('a visitor is asked nothing if no analytics service is in use', async () => {
  const shown = await served('', '')
  expect(shown.textContent).toBe('')
})

test('the consent question has a name, and is hidden until the script shows it', async () => {
  const [question] = partsIn(await servedWithIds(), 'section')
  expect(question?.getAttribute('aria-label')).toBe(consent.name)
  expect(question?.hasAttribute('hidden')).toBe(true)
  expect(question?.getAttribute('tabindex')).toBe('-1')
  expect(textsBelow(question as Element, '.font-semibold')).toEqual([
    consent.question,
  ])
})

test('a visitor who is asked for consent for the first time sees no close button', async () => {
  const parts = partsIn(await servedWithIds(), '[data-consent-part]')
  const shown = parts.filter((part) => !part.hasAttribute('hidden'))
  const names = shown.map((part) => part.getAttribute('data-consent-part'))
  expect(names).toEqual(['question', 'now', 'answers'])
})

test('the accept and reject buttons set their choice, and the close button sets none', async () => {
  const buttons = partsIn(await servedWithIds(), '[data-consent]')
  expect(
    buttons.map((button) => [
      button.textContent,
      button.getAttribute('data-consent'),
    ]),
  ).toEqual([
    [consent.accept, 'accepted'],
    [consent.reject, 'rejected'],
    [consent.close, ''],
  ])
})

test('the consent question links to the privacy policy', async () => {
  const [link] = partsIn(await servedWithIds(), 'a')
  expect(link?.getAttribute('href')).toBe(consent.policy.href)
  expect(link?.textContent).toBe(consent.policy.label)
})

describe("the footer's button for privacy choices", () => {
  test('is disabled until its script runs, and hidden without JavaScript', async () => {
    const [button] = partsIn(await servedWithIds(), 'li > button')
    expect(button?.textContent).toBe(consent.name)
    expect(button?.hasAttribute('data-privacy-choices')).toBe(true)
    expect(button?.hasAttribute('disabled')).toBe(true)
    expect(button?.classList.contains('needs-script')).toBe(true)
  })
})
