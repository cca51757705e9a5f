import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { MdxKind } from '../../data/schemas/page.ts'
import { ContentError } from '../../ssg/routes/content-error.ts'
import { type Page, readPages } from '../../ssg/routes/pages.ts'
import { fieldHelp } from './field-help.ts'
import { isRequired } from './json-schema.ts'

/** What can be made, by the word that `npm run new` takes, with the folder it goes to. */
export const kinds = {
  content: { folder: 'content', says: 'a content sample: articles, scripts and other writing' },
  video: { folder: 'video', says: 'a video page' },
  case: { folder: 'ai', says: 'an AI case study' },
  legal: { folder: 'legal', says: 'a legal page' },
} as const satisfies Record<string, { folder: MdxKind; says: string }>
export type NewKind = keyof typeof kinds

export interface NewPage {
  kind: NewKind
  slug: string
  title: string
}

/** Stand in every new page until it is written; the launch check looks for them. */
export const starterMarks = ['Replace this paragraph', 'Describe the piece in one line'] as const

/** A slug made from a title: 'Food & drink writing' → 'food-drink-writing'. */
export const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')

export const fileOf = ({ kind, slug }: Pick<NewPage, 'kind' | 'slug'>) =>
  `pages/${kinds[kind].folder}/${slug}.mdx`
export const pathOf = ({ kind, slug }: Pick<NewPage, 'kind' | 'slug'>) =>
  `/${kinds[kind].folder}/${slug}`

export const kindProblem = (kind: string): string | undefined =>
  kind in kinds
    ? undefined
    : `'${kind}' is no kind of page: ${Object.entries(kinds)
        .map(([name, { says }]) => `${name} (${says})`)
        .join(', ')}`

export function slugProblem(root: string, kind: NewKind, slug: string): string | undefined {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    const idea = slugOf(slug)
    return `'${slug}' cannot be part of an address: use small letters, digits and single hyphens${idea ? `, such as '${idea}'` : ''}`
  }
  if (slug.length > 60)
    return `'${slug}' is too long for an address: it has ${slug.length} characters, 60 are allowed`
  if (slug === 'index') return "'index' would be the page of the whole folder: choose another word"
  for (const file of [fileOf({ kind, slug }), fileOf({ kind, slug }).replace('.mdx', '.tsx')])
    if (existsSync(join(root, file)))
      return `${file} exists already: open that file, or choose another slug`
  return undefined
}

export async function titleProblem(root: string, title: string): Promise<string | undefined> {
  const { length } = title.trim()
  if (length < 5) return `The title needs at least 5 characters, '${title.trim()}' has ${length}`
  if (length > 60)
    return `The title may have at most 60 characters, because search results cut it there: this one has ${length}`
  const other = (await pagesOf(root)).find(({ meta }) => meta.title === title.trim())
  return other ? `${other.file} has this title already: each page needs its own` : undefined
}

/** The site's pages, or none while one of them has a mistake: that is told elsewhere. */
async function pagesOf(root: string): Promise<Page[]> {
  try {
    return await readPages(root)
  } catch (error) {
    if (error instanceof ContentError) return []
    throw error
  }
}

/** A field of frontmatter: with a value, with what stands below it, or (`idea`) left out for now behind a #. */
interface Field {
  key: string
  value?: string
  lines?: string[]
  idea?: string
}

const quoted = (text: string) => JSON.stringify(text)

/** Writes the frontmatter of one kind of page. */
function writer(kind: NewKind) {
  const { folder } = kinds[kind]

  /** Fields below their explanations; `path` is where they belong. */
  const fields = (list: readonly Field[], indent = '', path = '', explain = true): string[] =>
    list.flatMap(({ key, value, lines = [], idea }) => {
      const own = path ? `${path}.${key}` : key
      const help = explain
        ? [`${indent}# ${isRequired(folder, own) ? '' : 'Optional. '}${fieldHelp[own] ?? ''}`]
        : []
      return [
        ...help,
        idea === undefined
          ? `${indent}${key}:${value === undefined ? '' : ` ${value}`}`
          : `${indent}# ${key}: ${idea}`,
        ...lines,
      ]
    })

  /** An entry of a list. The first one explains its fields. */
  const entry = (path: string, list: readonly Field[], explain = true, indent = '  '): string[] => {
    const lines = fields(list, `${indent}  `, path, explain)
    const at = lines.findIndex((line) => !line.trimStart().startsWith('#'))
    return lines.map((line, index) =>
      index === at ? line.replace(`${indent}  `, `${indent}- `) : line,
    )
  }

  const picture = (path: string) =>
    fields(
      [
        { key: 'photo', value: 'photo-1455390582262-044cdead277a' },
        { key: 'alt', value: 'A pen on a sheet of paper' },
        { key: 'credit', idea: 'Name of the photographer' },
      ],
      '      ',
      path,
    )

  const about = (title: string): Field[] => [
    { key: 'title', value: quoted(title) },
    {
      key: 'description',
      // Braces would name a fact.
      value: quoted(
        `${title.replace(/[{}]/g, '')}: what was needed, how I went about it and what came of the work.`,
      ),
    },
    { key: 'keywords', value: `[${quoted(title.toLowerCase())}]` },
    { key: 'label', idea: 'Short name' },
    { key: 'canonicalUrl', idea: 'https://example.com/where-it-belongs' },
    { key: 'ogImage', idea: '/images/share-picture.png' },
  ]

  const showcase = (title: string, badge: string): Field[] => [
    ...about(title),
    { key: 'sample', value: 'true' },
    { key: 'heading', value: quoted(title) },
    {
      key: 'subtitle',
      value: 'Say in a sentence or two for whom this work was and what it had to do.',
    },
    { key: 'badge', value: badge },
    {
      key: 'expertise',
      lines: [
        '  - What you bring to this kind of work',
        '  - A second thing you bring to it',
        '  - A third thing you bring to it',
      ],
    },
    {
      key: 'cards',
      lines: entry('cards', [
        { key: 'title', value: quoted(title) },
        {
          key: 'description',
          value: 'Say what the work was, for what kind of customer and in which form.',
        },
        { key: 'image', lines: picture('cards.image') },
        { key: 'badges', value: `[${badge}]` },
        { key: 'results', value: 'Say what came of it, in one line.' },
        { key: 'technologies', value: '[Research]' },
        { key: 'home', idea: 'false' },
      ]),
    },
  ]

  const samples = (): Field => ({
    key: 'samples',
    lines: entry('samples', [
      { key: 'title', value: 'The first piece' },
      {
        key: 'description',
        value: 'Describe the piece in one line, so that people know whether to open it.',
      },
      { key: 'link', value: 'https://example.com/articles/first-piece' },
      { key: 'tags', value: '[Article]' },
      { key: 'isVideo', idea: 'true' },
    ]),
  })

  const stats = (): Field => ({
    key: 'stats',
    lines: entry('stats', [
      { key: 'number', value: '"1"' },
      { key: 'label', value: 'What it counts' },
    ]),
  })

  const featured = (): Field => ({
    key: 'featured',
    lines: entry('featured', [
      { key: 'title', value: 'Name of the video' },
      {
        key: 'description',
        value: 'Say what the video was made for, who watches it and how it explains its subject.',
      },
      { key: 'industry', value: 'Retail' },
      { key: 'duration', value: '90 seconds' },
      { key: 'views', value: '"1K"' },
      { key: 'retention', value: '"50%"' },
      { key: 'thumbnail', lines: picture('featured.thumbnail') },
    ]),
  })

  const steps = (key: 'features' | 'process'): Field => {
    const words = [
      ['search', 'First', 'Say what you looked at before you began, and what you found.'],
      ['pen-line', 'Second', 'Say what you made, and which decision it depended on.'],
      ['chart-line', 'Third', 'Say what was measured, and what you would do differently.'],
    ]
    return {
      key,
      lines: words.flatMap(([icon, title, description], index) =>
        entry(
          key,
          [
            { key: 'icon', value: icon },
            { key: 'title', value: title },
            { key: 'description', value: description },
          ],
          index === 0,
        ),
      ),
    }
  }

  const figure = (list: readonly Field[]): Field => ({
    key: 'figure',
    lines: fields(list, '  ', 'figure'),
  })

  const proof = (): Field =>
    figure([
      { key: 'kind', value: 'proof' },
      { key: 'drawn', value: 'magazine' },
      { key: 'sample', value: 'true' },
      { key: 'caption', value: 'Say which piece this is from, and what the marks show.' },
      { key: 'title', value: 'The heading of the piece' },
      { key: 'standfirst', idea: 'A sentence that leads from the heading into the text.' },
      {
        key: 'paragraphs',
        lines: [
          '    - A paragraph of the piece, with ~~words that went~~ ++words that came++ and ==a fact==[1].',
        ],
      },
      { key: 'button', idea: 'What happens next' },
      { key: 'notes', lines: ['    - Where the fact is from.'] },
    ])

  const storyboard = (): Field => {
    const scenes = [
      ["'0:00'", 'message-circle', 'The question', 'Where it is asked'],
      ["'0:20'", 'play', 'What happens', 'The thing itself'],
      ["'0:50'", 'check', 'The answer', 'What to do with it'],
    ] as const
    return figure([
      { key: 'kind', value: 'scenes' },
      { key: 'drawn', value: 'storyboard' },
      { key: 'sample', value: 'true' },
      { key: 'caption', value: 'Say which video this is, and what its scenes show.' },
      { key: 'length', value: "'1:00'" },
      {
        key: 'scenes',
        lines: scenes.flatMap(([at, icon, says, shows], index) =>
          entry(
            'figure.scenes',
            [
              { key: 'at', value: at },
              { key: 'icon', value: icon },
              { key: 'says', value: says },
              { key: 'shows', value: shows },
            ],
            index === 0,
            '    ',
          ),
        ),
      },
    ])
  }

  const workflow = (): Field => {
    const ways = [
      ['Before', 'person', 'What people did by hand', 'trouble', 'What went wrong'],
      ['After', 'machine', 'What happens by itself', 'person', 'What a person confirms'],
    ] as const
    return figure([
      { key: 'kind', value: 'workflow' },
      { key: 'sample', value: 'true' },
      { key: 'caption', value: 'Say whose work this is, and what changed in it.' },
      {
        key: 'ways',
        lines: ways.flatMap(([name, by, text, thenBy, thenText], way) => {
          const step = (who: string, what: string, explain: boolean) =>
            entry(
              'figure.ways.steps',
              [
                { key: 'icon', value: who === 'machine' ? 'workflow' : 'user' },
                { key: 'by', value: who },
                { key: 'text', value: what },
              ],
              explain,
              '        ',
            )
          return entry(
            'figure.ways',
            [
              { key: 'name', value: name },
              {
                key: 'steps',
                lines: [...step(by, text, way === 0), ...step(thenBy, thenText, false)],
              },
            ],
            way === 0,
            '    ',
          )
        }),
      },
    ])
  }

  const all: Record<NewKind, (title: string) => Field[]> = {
    content: (title) => [...showcase(title, 'Content Creation'), samples(), proof()],
    video: (title) => [
      ...showcase(title, 'Video Production'),
      stats(),
      featured(),
      steps('process'),
      samples(),
      { key: 'chatMessage', value: 'Hello, I would like to talk about a video.' },
      storyboard(),
    ],
    case: (title) => [
      ...showcase(title, 'AI Development'),
      stats(),
      steps('features'),
      steps('process'),
      workflow(),
    ],
    legal: (title) => [
      ...about(title),
      { key: 'heading', value: quoted(title) },
      { key: 'subtitle', value: 'Say in one sentence what this page settles.' },
    ],
  }
  return (title: string) => fields(all[kind](title))
}

const bodies = {
  work: [
    'Replace this paragraph with what the customer needed and why it was not simple. Two or three short paragraphs are enough. Links look like [this one](/contact).',
    '## How I went about it',
    'Replace this paragraph with what you did, in the order you did it, and with the decisions that mattered.',
    '## What came of it',
    'Replace this paragraph with what was measured, over which time, and what you do not know.',
  ],
  legal: [
    'Replace this paragraph with what the page is about and to whom it applies. Links look like [this one](/contact).',
    '## In short',
    '- Replace this line with the first point.',
    '## In full',
    'Replace this paragraph with the full text, in short sentences.',
  ],
} as const

/** The text of a new page: valid as it is, with every field explained. */
export function newPage({ kind, title }: Pick<NewPage, 'kind' | 'title'>): string {
  const note = [
    '# What stands between the two lines of --- describes the page. Lines that begin with # are notes for you.',
    '# A value that holds a colon or a # stands in quotes.',
  ]
  const body = kind === 'legal' ? bodies.legal : bodies.work
  return ['---', ...note, ...writer(kind)(title), '---', '', body.join('\n\n'), ''].join('\n')
}
