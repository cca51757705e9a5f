import { deepStrictEqual as equal, ok } from 'node:assert'
import { fieldsFor } from '../../data/forms/application.fields.ts'
import { quizQuestions } from '../../data/quiz.ts'
import { toasts } from '../../data/toasts.ts'
import { builtPages } from '../../ssg/routes/built-pages.ts'
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
import type { HostVariant } from './host-variants.ts'
import type { Opened } from './probe.ts'
import { phone, type Visitor } from './visitor.ts'

export interface Check {
  /** A visitor's actions and their expected results. */
  name: string
  /** Why an engine cannot run the check. */
  notPossible?: (version: string, variant: HostVariant) => string | undefined
  /** Permitted console messages, each with its reason. */
  tolerates?: RegExp
  run: (visitor: Visitor, variant: HostVariant) => Promise<void>
}

const isChromiumBefore = (major: number, version: string) =>
  Number(/^Chromium (\d+)/.exec(version)?.[1] ?? major) < major

const windows = (visitor: Visitor) =>
  visitor.run(() => (window as unknown as { opened: Opened[] }).opened)

const openForm = async (visitor: Visitor, { path, island, id, fields }: LeadPage) => {
  await visitor.opens(path)
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

const about = 'header nav a[href="/about"]'

export const checks: readonly Check[] = [
  {
    name: 'who looks at a page for a while finds its console silent',
    run: async (visitor) => {
      await visitor.opens('/about')
      // Prefetching and the service worker start two seconds after load.
      await visitor.waits(4000)
    },
  },
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
      await visitor.waits(700)
      equal(await visitor.run(() => scrollY), 0)
    },
  },
  {
    name: 'who goes back from the application is at the place that was left',
    run: async (visitor) => {
      await visitor.opens('/ai-mastery-course', phone)
      await visitor.comesTo('ApplicationView')
      // The last of the links, once every block before it has its final size.
      const last = '#program-details [data-last]'
      await visitor.until('every block is rendered', () => {
        scrollTo({ top: scrollY > 0 ? 0 : document.body.scrollHeight, behavior: 'instant' })
        return !document.querySelector(
          '.lazy-content > * + :not(.rendered), .lazy-content + :not(.rendered)',
        )
      })
      await visitor.run(() => {
        const link = [
          ...document.querySelectorAll<HTMLElement>('#program-details a[href="#apply"]'),
        ].at(-1)
        link?.scrollIntoView({ block: 'center', behavior: 'instant' })
        if (link) link.dataset.last = ''
      })
      await visitor.waits(400)
      const top = () =>
        visitor.run(
          (last) => document.querySelector(last)?.getBoundingClientRect().top ?? Number.NaN,
          last,
        )
      const left = await top()
      await visitor.clicks(last)
      await visitor.sees('form#application')
      await visitor.goes('back')
      await visitor.sees('#program-details')
      await visitor.waits(700)
      const found = await top()
      ok(Math.abs(found - left) <= 2, `the link is at ${found} px instead of ${left} px`)
    },
  },
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
    name: 'text does not show through the header',
    run: async (visitor) => {
      await visitor.opens('/about')
      const opacity = (scrolled: boolean) =>
        visitor.until(
          'finds the header at its place',
          (scrolled) => {
            const header = document.querySelector<HTMLElement>('[data-header]')
            if (!header || 'scrolled' in header.dataset !== scrolled) return undefined
            const [, alpha = '1'] =
              /[,/] *([\d.]+)\)$/.exec(getComputedStyle(header).backgroundColor) ?? []
            return /^rgb\(/.test(getComputedStyle(header).backgroundColor) ? 1 : Number(alpha)
          },
          scrolled,
        )
      ok((await opacity(false)) > 0.8)
      await visitor.run(() => scrollTo({ top: 400, behavior: 'instant' }))
      ok((await opacity(true)) > 0.8)
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
      await visitor.clicks(about.replace('/about', '/testimonials'))
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
  {
    name: 'who follows a link stays in the same document',
    notPossible: (version, { navigation }) => {
      if (!navigation || isChromiumBefore(105, version))
        return 'links load pages without the Navigation API'
      return version.startsWith('WebKitGTK 2.50')
        ? 'the Navigation API of WebKitGTK 2.50, behind a flag, learns of no new entry'
        : undefined
    },
    run: async (visitor) => {
      await visitor.opens('/consultation')
      await visitor.run(() => void Object.assign(window, { sameDocument: true }))
      await visitor.clicks(about)
      await visitor.isAt('/about')
      equal(await visitor.run(() => 'sameDocument' in window), true)
    },
  },
  {
    name: 'who goes to another page and back finds every word that was typed',
    run: async (visitor) => {
      const answers = await openForm(visitor, consultation)
      await visitor.clicks(about)
      await visitor.isAt('/about')
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
  {
    name: 'who goes back, forward and back again finds each page',
    // Firefox aborts the imports of a page that is left for another document and reports it after
    // the return; an interaction imports again.
    tolerates: /stays as it was served TypeError: error loading dynamically imported module/,
    run: async (visitor) => {
      await visitor.opens('/skills')
      await visitor.clicks(about)
      await visitor.isAt('/about')
      for (const where of ['back', 'forward', 'back'] as const) {
        await visitor.goes(where)
        await visitor.isAt(where === 'back' ? '/skills' : '/about')
      }
    },
  },
  {
    name: 'who comes back to any page from another document finds it as it was left',
    notPossible: (version) =>
      isChromiumBefore(120, version)
        ? 'the old builds, of one process, put no page into the back/forward cache'
        : undefined,
    // A text file names no icon, so Chromium requests the default /favicon.ico.
    tolerates: /favicon\.ico/,
    run: async (visitor, { policy, navigation }) => {
      // One host configuration checks every page, the others one of each kind.
      const paths =
        policy && navigation
          ? builtPages('dist')
              .map(({ path }) => path)
              .filter((path) => path !== '/404')
          : ['/', '/contact', '/skills', '/services/ai-solutions']
      const comesBackTo = async (path: string) => {
        await visitor.opens(path)
        await visitor.until('nothing more is loaded', async () => {
          const count = () => performance.getEntriesByType('resource').length
          const before = count()
          await new Promise((done) => setTimeout(done, 300))
          return count() === before && document.fonts.status === 'loaded'
        })
        await visitor.run(() => void Object.assign(window, { wasHere: true }))
        await visitor.opens('/llms.txt')
        await visitor.goes('back')
        await visitor.until(
          `comes back to ${path}`,
          (path) => location.pathname === path && document.readyState === 'complete',
          path,
        )
        return visitor.run(() => 'wasHere' in window)
      }
      // Firefox drops one page in forty on a busy machine, each time another one.
      for (const path of paths)
        ok((await comesBackTo(path)) || (await comesBackTo(path)), `${path} was loaded again`)
    },
  },
  {
    name: 'who scrolls the home page very fast sees every section',
    run: async (visitor) => {
      await visitor.opens('/', phone)
      await visitor.until(
        'sections wait to be revealed',
        () => document.querySelectorAll('.to-reveal').length > 3,
      )
      await visitor.run(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 2 * innerHeight) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise(requestAnimationFrame)
        }
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      })
      await visitor.until('every section is revealed', () => !document.querySelector('.to-reveal'))
    },
  },
  {
    name: 'where a photograph does not load, its drawn cover shows, also after another page',
    run: async (visitor) => {
      const coversAlone = () =>
        visitor.until('the photographs on the screen have failed and cannot be seen', () => {
          const photos = [...document.querySelectorAll('.picture img')].filter(
            (photo) => photo.getBoundingClientRect().top < innerHeight,
          )
          return (
            photos.length > 0 && photos.every((photo) => getComputedStyle(photo).opacity === '0')
          )
        })
      await visitor.opens('/projects')
      await coversAlone()
      await visitor.clicks(about)
      await visitor.isAt('/about')
      await visitor.goes('back')
      await visitor.isAt('/projects')
      await coversAlone()
    },
  },
  {
    name: "headings are bold while the site's fonts are away",
    run: async (visitor) => {
      await visitor.opens('/contact')
      const [light, heavy] = await visitor.run(async () => {
        // Fallback for the site's own font, which is the first in the list.
        const fallbacks = getComputedStyle(document.documentElement)
          .getPropertyValue('--text')
          .replace(/^[^,]+,/, '')
        /** Painted area of a text in that weight. */
        const ink = (weight: number) => {
          const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 90 })
          const context = canvas.getContext('2d') as CanvasRenderingContext2D
          context.font = `${weight} 60px ${fallbacks}`
          context.fillText('Headings and buttons', 0, 60)
          return context.getImageData(0, 0, 900, 90).data.reduce((sum, value) => sum + value, 0)
        }
        ink(400)
        ink(600)
        // A font face used for the first time is painted in the next frame.
        await document.fonts.ready
        return [ink(400), ink(600)] as const
      })
      ok(
        heavy > 1.33 * light,
        `${Math.round((100 * heavy) / light)} % of the ink of text that is not bold`,
      )
    },
  },
  {
    name: 'a font that is added, or taken out again, counts at once for what a script measures',
    run: async (visitor) => {
      await visitor.opens('/contact')
      const [before, added, removed] = await visitor.run(async () => {
        const rules = [...(document.styleSheets[0]?.cssRules ?? [])] as CSSFontFaceRule[]
        const src = rules[0]?.style.getPropertyValue('src') ?? ''
        const face = await new FontFace('Added Sans 3', src).load()
        const heading = document.querySelector('h1') as HTMLElement
        heading.style.cssText = 'display:inline;font-family:"Added Sans 3",monospace'
        const width = () => heading.getBoundingClientRect().width
        const before = width()
        document.fonts.add(face)
        const added = width()
        document.fonts.delete(face)
        return [before, added, width()] as const
      })
      ok(added !== before, `${added} px wide, and ${before} before`)
      equal(removed, before)
    },
  },
]
