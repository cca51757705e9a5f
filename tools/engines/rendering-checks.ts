import { deepStrictEqual as equal, ok } from 'node:assert'
import { aboutLink, type Check } from './browser-check.ts'
import { phone } from './visitor.ts'

/** What a visitor sees without any action but scrolling. */
export const renderingChecks: readonly Check[] = [
  {
    name: 'who looks at a page for a while finds its console silent',
    run: async (visitor) => {
      await visitor.opens('/about')
      // Prefetching and the service worker start two seconds after load.
      await visitor.waits(4000)
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
      await visitor.clicks(aboutLink)
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
