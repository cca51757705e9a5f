import { deepStrictEqual as equal, ok } from 'node:assert'
import { quizQuestions } from '../../data/quiz.ts'
import { toasts } from '../../data/toasts.ts'
import { decodeChat } from '../forms/decode-message.ts'
import { serviceRequest } from '../forms/form-pages.ts'
import { aboutLink, type Check } from './browser-check.ts'
import { phone, type Visitor } from './visitor.ts'

const choosesDollars = async (visitor: Visitor) => {
  await visitor.opens('/ai-mastery-course')
  await visitor.clicks('label', 'International (USD)')
  await visitor.sees('html[data-currency=USD]')
}

/** The page's price link is in dollars, and so is its message. */
const seesDollarsAt = async (visitor: Visitor, path: string) => {
  await visitor.isAt(path)
  const link = await visitor.until('is shown the price in dollars', () =>
    [...document.querySelectorAll('aside a')]
      .find(
        (link) =>
          /\(USD\)/.test(link.textContent ?? '') && getComputedStyle(link).visibility === 'visible',
      )
      ?.getAttribute('href'),
  )
  ok(decodeChat(link).text.includes('USD'))
}

/** Menus, filter, currency, tabs, quiz, chat card and toasts. */
export const widgetChecks: readonly Check[] = [
  {
    name: 'the menu of a phone opens, leads to a page and closes',
    run: async (visitor) => {
      await visitor.opens('/about', phone)
      await visitor.clicks('summary[aria-label=Menu]')
      await visitor.clicks('header a', 'Testimonials')
      await visitor.isAt('/testimonials')
      await visitor.seesNothingOf('header a', 'Testimonials')
    },
  },
  {
    name: 'AI Courses opens, closes on Escape and leads to a program',
    run: async (visitor) => {
      await visitor.opens('/about')
      await visitor.clicks('header summary', 'AI Courses')
      await visitor.sees('header a', 'AI Business Program')
      await visitor.presses('Escape')
      await visitor.seesNothingOf('header a', 'AI Business Program')
      await visitor.clicks('header summary', 'AI Courses')
      await visitor.clicks('header a', 'AI Career Program')
      await visitor.isAt('/ai-career-program')
    },
  },
  {
    name: 'the chat card opens, closes and stays closed on the next page',
    run: async (visitor) => {
      const scrollDown = () => visitor.run(() => scrollTo({ top: 900, behavior: 'instant' }))
      await visitor.opens('/about')
      await scrollDown()
      await visitor.clicks('#chat-widget summary')
      await visitor.sees('#chat-widget a', 'Start WhatsApp Chat')
      await visitor.clicks('#chat-widget [data-chat=close]')
      await visitor.seesNothingOf('#chat-widget')
      await visitor.clicks(aboutLink.replace('/about', '/testimonials'))
      await visitor.isAt('/testimonials')
      await scrollDown()
      await visitor.sees('[data-header][data-scrolled]')
      await visitor.seesNothingOf('#chat-widget')
    },
  },
  {
    name: 'one question closes the other',
    run: async (visitor) => {
      await visitor.opens('/')
      const [first = '', second = ''] = (
        await visitor.run(() =>
          [...document.querySelectorAll('.accordion summary')].map((one) => one.textContent),
        )
      ).filter((text) => text !== null)
      await visitor.clicks('.accordion summary', first)
      await visitor.sees('.accordion details[open]', first)
      await visitor.clicks('.accordion summary', second)
      await visitor.sees('.accordion details[open]', second)
      await visitor.seesNothingOf('.accordion details[open]', first)
    },
  },
  {
    name: 'the projects are filtered, and the address says so',
    run: async (visitor) => {
      await visitor.opens('/projects')
      await visitor.clicks('.filtered label', 'Video Production')
      await visitor.sees(':checked + .choice', 'Video Production')
      await visitor.sees('[role=status] span', ': Video Production')
      await visitor.sees('[data-group=video]')
      await visitor.seesNothingOf('[data-group]:not([data-group=video])')
      await visitor.until(
        'has the filter in the address',
        () => location.search === '?filter=video',
      )
    },
  },
  {
    name: 'a price that was chosen in dollars is in dollars on other pages and in their messages',
    run: async (visitor) => {
      await choosesDollars(visitor)
      await visitor.opens('/career/expert')
      await seesDollarsAt(visitor, '/career/expert')
    },
  },
  {
    name: 'a price that was chosen in dollars is in dollars on the page before, too',
    notPossible: (version) =>
      version.startsWith('Firefox')
        ? 'Firefox gives a page that was left by an address the session storage it had then'
        : undefined,
    run: async (visitor) => {
      await visitor.opens('/career/beginner')
      await choosesDollars(visitor)
      await visitor.goes('back')
      await seesDollarsAt(visitor, '/career/beginner')
    },
  },
  {
    name: 'the tabs of the projects change by tap and by arrow key',
    run: async (visitor) => {
      await visitor.opens('/')
      await visitor.clicks('[role=tab]', 'AI Solutions')
      await visitor.sees('[role=tab][aria-selected=true]', 'AI Solutions')
      await visitor.presses('ArrowRight')
      await visitor.sees('[role=tab][aria-selected=true]', 'Content Success Stories')
      await visitor.seesNothingOf('[role=tabpanel]', 'AI Solutions')
    },
  },
  {
    name: 'the tabs of the skills page change by tap and by arrow key, and keep their address',
    run: async (visitor) => {
      await visitor.opens('/skills')
      await visitor.clicks('#tab-1')
      await visitor.sees('#tab-1-panel')
      await visitor.presses('ArrowRight')
      await visitor.sees('#tab-2-panel')
      await visitor.seesNothingOf('#tab-1-panel')
      equal(await visitor.run(() => location.search), '?tab=tab-2')
    },
  },
  {
    name: 'three answers lead to a level',
    run: async (visitor) => {
      await visitor.opens('/ai-career-program')
      await visitor.comesTo('LevelFinder')
      await visitor.clicks('a', 'Find My Level')
      for (const { text, options } of quizQuestions) {
        await visitor.sees('legend', text)
        await visitor.clicks('.option', options[3].text)
        await visitor.clicks('form.quiz button[type=submit]')
      }
      await visitor.sees('.quiz h3', 'Expert')
    },
  },
  {
    name: 'a toast is reached by Alt+T, left again and closed',
    run: async (visitor) => {
      await visitor.opens(serviceRequest.path)
      await visitor.comesTo(serviceRequest.island)
      await visitor.clicks('form#service-request button[type=submit]')
      await visitor.sees('#toasts li', toasts.requiredFieldsMissing.title)
      const focus = (id: string) =>
        visitor.until(`has the focus on ${id}`, (id) => document.activeElement?.matches(id), id)
      await focus('[name=name]')
      await visitor.presses('Alt', 't')
      await focus('#toasts')
      await visitor.presses('Alt', 't')
      await focus('[name=name]')
      await visitor.clicks('#toasts button')
      await visitor.seesNothingOf('#toasts li')
    },
  },
]
