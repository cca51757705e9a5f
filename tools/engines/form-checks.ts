import { deepStrictEqual as equal, ok } from 'node:assert'
import { fieldsFor } from '../../data/forms/application.fields.ts'
import { toasts } from '../../data/toasts.ts'
import { decodeAnswers, decodeChat } from '../forms/decode-message.ts'
import {
  answersFor,
  consultation,
  contact,
  home,
  type LeadPage,
  sentAnswers,
  serviceRequest,
} from '../forms/form-pages.ts'
import { aboutLink, type Check } from './browser-check.ts'
import type { Opened } from './probe.ts'
import { phone, type Visitor } from './visitor.ts'

const windows = (visitor: Visitor) =>
  visitor.run(() => (window as unknown as { opened: Opened[] }).opened)

/** Opens a form's page, where `prepare` runs first, and fills it in; resolves to the answers. */
const openForm = async (
  visitor: Visitor,
  { path, island, id, fields }: LeadPage,
  prepare = () => {},
) => {
  await visitor.opens(path)
  await visitor.run(prepare)
  await visitor.comesTo(island)
  const answers: Record<string, string> = answersFor(fields)
  await visitor.fillsIn(`form#${id}`, fields, answers)
  return answers
}

const chatForms: readonly [LeadPage, toast: string][] = [
  [home, toasts.messageSent.title],
  [serviceRequest, toasts.serviceRequestSent.title],
  [consultation, toasts.consultationRequested.title],
]

const sendsToChat = ([lead, toast]: (typeof chatForms)[number]): Check => ({
  name: `who sends ${lead.name} gets a chat with every word, opened within the tap`,
  run: async (visitor) => {
    const answers = await openForm(visitor, lead)
    await visitor.clicks(`form#${lead.id} button[type=submit]`)
    await visitor.sees('#toasts li', toast)
    const [window, ...more] = await windows(visitor)
    equal(more, [])
    equal(sentAnswers(window?.url ?? '', lead.fields), answers)
    ok(window?.during, 'the window was opened after something else was waited for')
  },
})

/** The chat link of the fallback panel. */
const offered = (visitor: Visitor) =>
  visitor.until('is offered a chat', () =>
    [...document.querySelectorAll('a')]
      .find(({ textContent }) => textContent === 'Send on WhatsApp')
      ?.getAttribute('href'),
  )

const application = { id: 'application', fields: fieldsFor('INR') }

/** What becomes of what a visitor types. */
export const formChecks: readonly Check[] = [
  ...chatForms.map(sendsToChat),
  {
    name: `who sends ${contact.name} is thanked and offered the same words by chat`,
    run: async (visitor) => {
      const answers = await openForm(visitor, contact)
      await visitor.clicks('form#contact button[type=submit]')
      await visitor.sees('#sent-title', 'Message Sent Successfully!')
      equal(sentAnswers(await offered(visitor), contact.fields), answers)
      await visitor.sees('form#contact')
    },
  },
  {
    name:
      'who sends the application from a phone is at the top of the page, with the same words as ' +
      'a chat',
    run: async (visitor) => {
      await visitor.opens('/ai-mastery-course', phone)
      await visitor.comesTo('ApplicationView')
      await visitor.clicks('#program-details a[href="#apply"]')
      await visitor.sees('form#application')
      const answers: Record<string, string> = answersFor(application.fields)
      await visitor.fillsIn('form#application', application.fields, answers)
      await visitor.clicks('form#application button[type=submit]')
      await visitor.sees('#toasts li', toasts.applicationSubmitted.title)
      await visitor.seesNothingOf('form#application')
      equal(decodeAnswers(application.fields, decodeChat(await offered(visitor)).text), answers)
      await visitor.seesItRest()
      equal(await visitor.run(() => scrollY), 0)
    },
  },
  {
    name: 'who goes to another page and back finds every word that was typed',
    run: async (visitor) => {
      const answers = await openForm(visitor, consultation)
      await visitor.clicks(aboutLink)
      await visitor.isAt('/about')
      await visitor.goes('back')
      await visitor.isAt('/consultation')
      await visitor.finds('form#consultation', answers)
    },
  },
  {
    name: 'who goes back as the service worker starts finds every word that was typed',
    run: async (visitor) => {
      const answers = await openForm(visitor, consultation, () => {
        navigator.serviceWorker.register = () => new Promise(() => {})
        Object.assign(window, { isFirstDocument: true })
      })
      await visitor.clicks(aboutLink)
      await visitor.isAt('/about')
      await visitor.until('the service worker serves', async () => {
        if ('isFirstDocument' in window) return true
        const registration = await navigator.serviceWorker.getRegistration()
        const isKept = await caches.match(location.href, { ignoreVary: true })
        return registration?.active?.state === 'activated' && isKept !== undefined
      })
      await visitor.goes('back')
      await visitor.isAt('/consultation')
      await visitor.finds('form#consultation', answers)
    },
  },
  {
    name: 'who follows a link to the page that is shown keeps every word that was typed',
    run: async (visitor) => {
      const answers = await openForm(visitor, contact)
      await visitor.run(() => scrollTo({ top: 0, behavior: 'instant' }))
      await visitor.clicks('header a[href="/contact"]', 'Get In Touch')
      await visitor.until('has the focus on the heading', () =>
        document.activeElement?.matches('h1'),
      )
      await visitor.isAt('/contact')
      await visitor.finds('form#contact', answers)
    },
  },
]
