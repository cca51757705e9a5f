import { deepStrictEqual as equal, ok } from 'node:assert'
import { builtPages } from '../../ssg/routes/built-pages.ts'
import { aboutLink, type Check, isChromiumBefore } from './browser-check.ts'
import { phone } from './visitor.ts'

/** Links between pages, and the way back. */
export const navigationChecks: readonly Check[] = [
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
      await visitor.clicks(aboutLink)
      await visitor.isAt('/about')
      equal(await visitor.run(() => 'sameDocument' in window), true)
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
        link?.addEventListener('click', () => {
          link.dataset.last = String(link.getBoundingClientRect().top)
        })
      })
      await visitor.seesItRest()
      await visitor.clicks(last)
      await visitor.sees('form#application')
      await visitor.goes('back')
      await visitor.sees('#program-details')
      await visitor.seesItRest()
      const [left, found] = await visitor.run((last) => {
        const link = document.querySelector<HTMLElement>(last)
        return [Number(link?.dataset.last), link?.getBoundingClientRect().top ?? Number.NaN]
      }, last)
      ok(Math.abs(found - left) <= 2, `the link is at ${found} px instead of ${left} px`)
    },
  },
  {
    name: 'who goes back, forward and back again finds each page',
    // Firefox aborts the imports of a page that is left for another document and reports it after
    // the return; an interaction imports again.
    tolerates: /stays as it was served TypeError: error loading dynamically imported module/,
    run: async (visitor) => {
      await visitor.opens('/skills')
      await visitor.clicks(aboutLink)
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
]
