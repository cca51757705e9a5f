import { describe, expect, test } from 'vitest'
import { newTab } from '#data/common.yaml'
import { fillPlaceholders } from '#data/fill-placeholders.ts'
import { card, filters } from '#data/projects.yaml'
import * as site from '#data/site.yaml'
import { watch } from '#data/work.yaml'
import { decodeChat } from '#tests/forms/decode-message.ts'
import { cards, contentPages, videoPages, work } from '#tests/work.ts'
import { all, attributes, linksTo, pageAt, texts, words } from './page-at.ts'

// The portfolio, and the pages of the projects that it leads to.

test('each portfolio card has title, link, up to three badges and a count of further ones', () => {
  const articles = all(pageAt('/projects'), 'article')
  const shown = articles.map((card) => [
    ...texts(card, 'h2'),
    ...attributes(card, 'a', 'href'),
    ...texts(card, 'li.tag'),
  ])
  expect(shown).toEqual(
    cards.map(({ title, path, badges }) => [
      title,
      path,
      ...badges.slice(0, 3),
      ...(badges.length > 3 ? [`+${badges.length - 3} more`] : []),
    ]),
  )
})

/** Kinds that have projects, in the order of the filter. */
const kinds = (['content', 'video', 'ai'] as const).filter((kind) =>
  cards.some(({ group }) => group === kind),
)

// A portfolio with one kind of project has no filter.
test.runIf(kinds.length > 1)(
  'the portfolio shows all projects at first',
  () => {
    const main = pageAt('/projects')
    const [chosen] = all(main, 'input[type=radio][checked]')
    expect(chosen?.getAttribute('value')).toBe('')
    const [status] = texts(main, '[role=status] > :not([hidden])')
    const expected = fillPlaceholders(filters.allShown, { total: cards.length })
    expect(status).toBe(expected)
    expect(all(main, '[data-behaviour=project-filter]')).toHaveLength(1)
  },
)

test.runIf(kinds.length > 1).each(kinds)(
  'the portfolio says how many projects are of the kind %s',
  (group) => {
    const ofGroup = cards.filter((card) => card.group === group)
    const status = pageAt('/projects').querySelector(
      `[role=status] > [data-group=${group}]`,
    )
    const facts = {
      count: ofGroup.length,
      total: cards.length,
      group: filters[group],
    }
    expect(words(status)).toBe(fillPlaceholders(filters.shown, facts))
  },
)

test('the accessible name of each link in the portfolio contains the title of its project', () => {
  const names = attributes(pageAt('/projects'), 'article a', 'aria-label')
  expect(names).toEqual(cards.map(({ title }) => `${card.action}: ${title}`))
})

test('each card of the portfolio names the kind of its project', () => {
  const kinds = texts(pageAt('/projects'), 'article .project-kind')
  const written = cards.map(({ group }) => filters[group])
  expect(kinds).toEqual(written)
})

test('each of the first nine cards of the portfolio shows the figure of its page, if any', () => {
  const articles = all(pageAt('/projects'), 'article').slice(0, 9)
  const haveFigure = articles.map((article) => {
    const address = article.querySelector('a')?.getAttribute('href')
    const page = work.find(({ path }) => path === address)
    return page?.meta.figure !== undefined
  })
  // The viewBox of a figure; what is drawn from a title has another one.
  const showFigure = articles.map((article) => {
    const frames = all(article, '[viewBox="-2 -2.25 40 22.5"]')
    return frames.length === 1
  })
  expect(showFigure).toEqual(haveFigure)
})

test('two portfolio cards have different pictures if both link to the same page', () => {
  const covers = all(pageAt('/projects'), 'article .picture')
  const looks = covers.map((cover) => {
    const link = cover.closest('article')?.querySelector('a')
    return `${link?.getAttribute('href')} ${cover.className}`
  })
  expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([])
})

test('the first picture of the portfolio is loaded at once, and the others lazily', () => {
  const pictures = attributes(pageAt('/projects'), 'article img', 'loading')
  const expected = pictures.map((_, index) => (index === 0 ? null : 'lazy'))
  expect(pictures).toEqual(expected)
})

describe.each(work)('$path', ({ path, meta }) => {
  test('has its category and a link back to the portfolio', () => {
    const main = pageAt(path)
    const badge = main.querySelector('span.tag')
    expect(words(badge)).toBe(meta.badge)
    expect(linksTo(main, '/projects')).toContain('Back to Projects')
  })

  test('marks its figure as a sample if the figure is invented', () => {
    const isMarked = pageAt(path).querySelector('figcaption > span') !== null
    expect(isMarked).toBe(meta.figure?.sample === true)
  })
})

test.each([...contentPages, ...videoPages])(
  "$path links to each sample with the label 'View Content' or 'Watch Content'",
  ({ path, meta }) => {
    const labels = attributes(pageAt(path), 'a[target=_blank]', 'aria-label')
    const actions = labels.flatMap(
      (label) => label?.match(/^\w+ Content(?=: )/) ?? [],
    )
    const samples = meta.samples ?? []
    expect(actions).toEqual(
      samples.map(({ isVideo }) =>
        isVideo ? 'Watch Content' : 'View Content',
      ),
    )
  },
)

test.each(videoPages)(
  '$path shows four facts about each featured project',
  ({ path, meta }) => {
    const lists = all(pageAt(path), '[aria-labelledby=featured] dl')
    const facts = lists.map((list) => texts(list, 'dt, dd'))
    const featured = meta.featured ?? []
    const written = featured.map((project) => {
      const factsByLabel = {
        Industry: project.industry,
        Duration: project.duration,
        Views: project.views,
        Retention: project.retention,
      }
      return Object.entries(factsByLabel).flat()
    })
    expect(facts).toEqual(written)
  },
)

interface PartsOfKind {
  samples?: string
  process?: string
  closing?: string
}

/** The headings and the closing link that only the pages of one kind of project have. */
const partsByKind: Record<'content' | 'video' | 'ai', PartsOfKind> = {
  content: { samples: 'Samples', closing: '/projects' },
  video: { samples: 'Videos', process: 'How a video is made' },
  ai: { process: 'How it was built', closing: '/consultation' },
}

test.each(work)(
  '$path has the closing link of its kind of project, and no heading of another kind',
  (page) => {
    const main = pageAt(page.path)
    const kind = partsByKind[page.group]
    const headings = texts(main, 'h2')
    for (const { samples, process } of Object.values(partsByKind)) {
      if (samples && samples !== kind.samples)
        expect(headings).not.toContain(samples)
      if (process && process !== kind.process)
        expect(headings).not.toContain(process)
    }
    const [closing = ''] = attributes(
      main,
      'section:last-of-type a.btn-quiet',
      'href',
    )
    expect(closing).toBe(kind.closing ?? '')
  },
)

test.each(work)(
  '$path has sample links whose accessible names begin with the visible action',
  (page) => {
    for (const link of all(pageAt(page.path), '#samples ~ ul a.more-link')) {
      const name = link.getAttribute('aria-label')
      const [action] = name?.split(':') ?? []
      expect(words(link)).toBe(`${action} ${newTab}`)
    }
  },
)

test.each(videoPages)(
  '$path shows a picture of each featured project',
  ({ path, meta }) => {
    const pictures = '[aria-labelledby=featured] img'
    const featured = meta.featured ?? []
    const written = featured.flatMap(({ thumbnail }) => thumbnail?.alt ?? [])
    expect(attributes(pageAt(path), pictures, 'alt')).toEqual(written)
  },
)

const samplePages = [...contentPages, ...videoPages]

test.each(samplePages)(
  '$path shows the topics of each sample',
  ({ path, meta }) => {
    const shown = all(pageAt(path), '#samples ~ ul > li')
    const samples = meta.samples ?? []
    const written = samples.map(({ tags }) => tags)
    expect(shown.map((sample) => texts(sample, 'ul > li'))).toEqual(written)
  },
)

test.each(samplePages)('$path has no row with a single sample', ({ path }) => {
  const [list] = all(pageAt(path), '#samples ~ ul')
  const count = list?.childElementCount ?? 0
  const columns = list?.classList.contains('lg:grid-cols-2') ? 2 : 3
  const isAlone = columns === 3 && count % columns === 1
  expect(isAlone && count > 1).toBe(false)
})

test.each(samplePages)(
  '$path has a round icon on a link to a sample only if the sample is a video',
  ({ path }) => {
    for (const link of all(pageAt(path), '#samples ~ ul a.more-link')) {
      const isRound = link.querySelector('svg circle') !== null
      expect(isRound).toBe(words(link).startsWith(watch))
    }
  },
)

test.each(videoPages)(
  '$path has a chat link only if its file contains a message for the chat',
  ({ path, meta }) => {
    const [chat] = attributes(pageAt(path), 'a[href^="https://wa.me/"]', 'href')
    const expected = meta.chatMessage && {
      number: site.chatNumber,
      text: meta.chatMessage,
    }
    expect(chat && decodeChat(chat)).toEqual(expected)
  },
)
