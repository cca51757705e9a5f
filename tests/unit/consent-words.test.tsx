// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import consent from '#data/consent.yaml'
import { partsIn, rendered, textsBelow } from './rendered.ts'

// What the script makes of the question: tests/unit/privacy-question.test.ts.

/** The question and the button of the footer, as a build with these ids serves them. */
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
const measured = () => served('G-TEST123456', '123456789012345')

const { analytics, pixel, both } = consent.services
test.each([
  ['G-TEST123456', '', analytics],
  ['', '123456789012345', pixel],
  ['G-TEST123456', '123456789012345', both],
])('a visitor reads who measures (%s, %s)', async (first, second, services) => {
  const shown = await served(first, second)
  const said = consent.explanation
    .replace('{services}', services)
    .replace('{policy}', consent.policy.label)
  expect(textsBelow(shown, 'details + p')).toEqual([said])
})

test('a visitor whom nothing measures is asked nothing', async () => {
  const shown = await served('', '')
  expect(shown.textContent).toBe('')
})

test('the question is named, and out of sight until the script asks it', async () => {
  const [question] = partsIn(await measured(), 'section')
  expect(question?.getAttribute('aria-label')).toBe(consent.name)
  expect(question?.hasAttribute('hidden')).toBe(true)
  expect(question?.getAttribute('tabindex')).toBe('-1')
  expect(textsBelow(question as Element, '.font-semibold')).toEqual([
    consent.question,
  ])
})

test('who is asked for the first time sees no button to close', async () => {
  const parts = partsIn(await measured(), '[data-consent-part]')
  const shown = parts.filter((part) => !part.hasAttribute('hidden'))
  const names = shown.map((part) => part.getAttribute('data-consent-part'))
  expect(names).toEqual(['question', 'now', 'answers'])
})

test('each button gives the answer that is on it', async () => {
  const buttons = partsIn(await measured(), '[data-consent]')
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

test('the question leads to the privacy policy', async () => {
  const [link] = partsIn(await measured(), 'a')
  expect(link?.getAttribute('href')).toBe(consent.policy.href)
  expect(link?.textContent).toBe(consent.policy.label)
})

test('the button of the footer waits for its script, without which it is not shown', async () => {
  const [button] = partsIn(await measured(), 'li > button')
  expect(button?.textContent).toBe(consent.name)
  expect(button?.hasAttribute('data-privacy-choices')).toBe(true)
  expect(button?.hasAttribute('disabled')).toBe(true)
  expect(button?.classList.contains('needs-script')).toBe(true)
})
