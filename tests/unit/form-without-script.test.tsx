// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sourceLine } from '#client/dom/visit-source.ts'
import { fallbackNotice } from '#client/islands/fallback-links.ts'
import ConsultationForm from '#components/forms/ConsultationForm.island.tsx'
import ContactForm from '#components/forms/ContactForm.island.tsx'
import HomeContactForm from '#components/forms/HomeContactForm.island.tsx'
import ServiceRequestForm from '#components/forms/ServiceRequestForm.island.tsx'
import * as sendLabels from '#data/forms/send-labels.yaml'
import { consultationMessage } from '#data/messages/consultation-message.ts'
import { formMessage } from '#data/messages/form-message.ts'
import * as pages from '#tests/forms/form-pages.ts'
import { press, startOnEmptyPages, stubLinkClicks } from './interactive.tsx'
import { until } from './until.ts'

const forms: [pages.LeadPage, React.ComponentType][] = [
  [pages.home, HomeContactForm],
  [pages.contact, ContactForm],
  [pages.serviceRequest, ServiceRequestForm],
  [pages.consultation, ConsultationForm],
]

startOnEmptyPages()
beforeEach(() => {
  vi.stubEnv('SSR', true)
  history.replaceState(null, '', '/?level=expert&utm_campaign=diwali')
})

describe.each(forms)('$name without its script', (lead, Form) => {
  /** The message that the form would compose from these answers if its script had loaded. */
  const compose = (answers: pages.TypedAnswers, source?: string) =>
    lead.id === 'consultation'
      ? consultationMessage(answers as never, { quizLevel: 'Expert', source })
      : formMessage(lead.message, lead.fields)(answers, source)
  const needed = lead.fields.filter(({ required }) => required)

  test.each([
    ['every field', pages.answersFor(lead.fields)],
    ['the required fields', pages.answersFor(needed)],
  ])(
    'offers the same message from %s as with the script',
    async (_, answers) => {
      document.body.innerHTML = renderToString(<Form />)
      const form = document.querySelector('form') as HTMLFormElement
      for (const field of form.elements as Iterable<HTMLInputElement>)
        if (field.name) {
          const answer = answers[field.name] ?? ''
          // Pasted texts may contain invisible characters.
          field.value =
            field.localName === 'select' ? answer : `\u202a${answer}\u200b `
        }
      // Changes the options as a browser that translates the page does.
      for (const option of form.querySelectorAll('option'))
        option.textContent = 'अनुवाद'
      const text = fallbackNotice(form).querySelector('pre')
      expect(text?.textContent).toBe(compose(answers).body)
      const source = sourceLine()
      expect(source).toContain('campaign diwali')
      await until(() => expect(text?.textContent).toContain(source))
      const withSource = compose(answers, source)
      expect(text?.textContent).toBe(withSource.body)
    },
  )
})

test.each(['chat', 'mail'] as const)(
  'the whole message is copied if the link to the %s has to shorten it',
  async (way) => {
    stubLinkClicks()
    const writeText = vi.fn(async (_text: string) => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    document.body.innerHTML = renderToString(<ServiceRequestForm />)
    const form = document.querySelector('form') as HTMLFormElement
    const field = form.querySelector('textarea') as HTMLTextAreaElement
    field.value = 'व्यवसाय '.repeat(300)
    const notice = fallbackNotice(form)
    const text = notice.querySelector('pre')
    await until(() => expect(text?.textContent).toContain('campaign diwali'))
    const whole = text?.textContent
    await press(notice, sendLabels[way])
    expect(writeText).toHaveBeenCalledExactlyOnceWith(whole)
  },
)

test('a mail from a form without its script says where the visitor came from', async () => {
  const click = stubLinkClicks()
  document.body.innerHTML = renderToString(<ServiceRequestForm />)
  const form = document.querySelector('form') as HTMLFormElement
  const notice = fallbackNotice(form)
  const source = sourceLine() ?? ''
  expect(source).toContain('campaign diwali')
  const text = notice.querySelector('pre')
  await until(() => expect(text?.textContent).toContain(source))
  await press(notice, sendLabels.mail)
  const [opened] = click.mock.contexts as HTMLAnchorElement[]
  expect(decodeURIComponent(opened?.href ?? '')).toContain(source)
})
