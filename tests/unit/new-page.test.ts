import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GenericSchema } from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { frontmatterSchemas, type MdxKind } from '../../data/schemas/page.ts'
import { splitFrontmatter } from '../../ssg/content/frontmatter.ts'
import { contentProblems } from '../../tools/checks/content-problems.ts'
import { checkContent } from '../../tools/checks/content-report.ts'
import { type Shape, shapeOf } from '../../tools/edit/schema-shape.ts'
import {
  fileOf,
  kindProblem,
  kinds,
  type NewKind,
  newPage,
  slugOf,
  slugProblem,
  titleProblem,
} from '../../tools/new/new-page.ts'
import { type Change, root, siteWith } from './site-copy.ts'

vi.setConfig({ testTimeout: 60_000 })

const all = Object.keys(kinds) as NewKind[]

/** Every field below a schema with its path, lists and variants included. */
function fieldsOf(schema: GenericSchema, path = ''): { path: string; field: Shape }[] {
  const { entries = {}, item, options = [] } = shapeOf(schema)
  const inner = [item, ...options].filter((each) => typeof each === 'object' && each !== null)
  return [
    ...Object.entries(entries).flatMap(([key, entry]) => [
      { path: `${path}${key}`, field: shapeOf(entry) },
      ...fieldsOf(entry, `${path}${key}.`),
    ]),
    ...inner.flatMap((each) => fieldsOf(each as GenericSchema, path)),
  ]
}

/**
 * Allowed comments of a template: the schema's description of each field, with 'Optional' in front
 * where it applies.
 */
const explanations = (kind: MdxKind): Set<string> =>
  new Set(
    fieldsOf(frontmatterSchemas[kind]).map(
      ({ field }) => `${field.optional ? 'Optional. ' : ''}${field.description}`,
    ),
  )

test.each(Object.keys(frontmatterSchemas) as MdxKind[])(
  'every field of a page in %s is explained in a sentence',
  (kind) => {
    const fields = fieldsOf(frontmatterSchemas[kind])
    expect(fields.length).toBeGreaterThan(5)
    for (const { path, field } of fields)
      if (field.literal === undefined)
        expect(field.description, path).toMatch(/^[\p{L}][^\n]{3,120}\.$/u)
  },
)

test('a new page of every kind and with any title passes all checks unchanged', async () => {
  const titles: Record<NewKind, string> = {
    content: 'Foods',
    video: `A "quoted" film 🎬: what's in it & its #1 maker`,
    case: 'An assistant that answers your questions about opening hours',
    legal: '- [x] weird *title* | of: a page',
  }
  expect([titles.content.length, titles.case.length]).toEqual([5, 60])
  const pages = all.map((kind) => ({ kind, slug: `new-${kind}`, title: titles[kind] }))
  const site = siteWith(Object.fromEntries(pages.map((page) => [fileOf(page), newPage(page)])))
  expect(await checkContent(site)).toEqual({ problems: [], warnings: [] })
})

describe.each(all)('a new page of the kind %s', (kind) => {
  const text = newPage({ kind, title: 'Words made for a test' })
  const { frontmatter = '' } = splitFrontmatter(text)

  test('explains every field above it, in the words of the schema', () => {
    const { folder } = kinds[kind]
    const known = explanations(folder)
    const lines = frontmatter.split('\n').slice(2) // below the two notes
    const explained = new Set<string>()
    for (const [index, line] of lines.entries()) {
      const [, key] = /^\s*(?:- |# )?([a-zA-Z]+):(?: |$)/.exec(line) ?? []
      if (!key || known.has(line.trim().slice(2)) || explained.has(line.replace(/:.*/, '')))
        continue
      explained.add(line.replace(/:.*/, ''))
      expect([...known], `above ${line}`).toContain(lines[index - 1]?.trim().slice(2))
    }
    expect(explained.size).toBeGreaterThan(5)
  })

  test('passes the checks with every optional field uncommented', async () => {
    const taken = text.replace(/^( *)# ([a-zA-Z]+: \S.*)$/gm, '$1$2')
    expect(taken).toContain('\nlabel: Short name\n')
    expect(taken).toContain('\nogImage: /images/share-picture.png\n')
    expect(
      await contentProblems(siteWith({ [fileOf({ kind, slug: 'made-for-a-test' })]: taken })),
    ).toEqual([])
  })
})

describe('an impossible page is refused', () => {
  test.each<[string, string | undefined | Promise<string | undefined>, string | undefined]>([
    [
      'an existing address',
      slugProblem(root, 'legal', 'disclaimer'),
      'pages/legal/disclaimer.mdx exists already: open that file, or choose another slug',
    ],
    [
      'capitals and spaces',
      slugProblem(root, 'content', 'Food & Drink'),
      "'Food & Drink' cannot be part of an address: use small letters, digits and single " +
        "hyphens, such as 'food-drink'",
    ],
    [
      'a path out of the folder',
      slugProblem(root, 'content', '../../x'),
      "'../../x' cannot be part of an address: use small letters, digits and single hyphens, " +
        "such as 'x'",
    ],
    [
      'the page of the folder',
      slugProblem(root, 'legal', 'index'),
      "'index' would be the page of the whole folder: choose another word",
    ],
    [
      'the name of a device',
      slugProblem(root, 'legal', 'aux'),
      "'aux' is a device on Windows, which takes no such file: choose another word",
    ],
    ['an address that is free', slugProblem(root, 'content', 'food-and-drink-2'), undefined],
    [
      'a title that is taken',
      titleProblem(root, 'Privacy Policy'),
      'pages/legal/privacy-policy.mdx has this title already: each page needs its own',
    ],
    ['a unique title', titleProblem(root, 'Words made for a test'), undefined],
    [
      'another kind of page',
      kindProblem('blog'),
      "'blog' is not a kind of page: content (a content sample: articles, scripts and other " +
        'writing), video (a video page), case (an AI case study), legal (a legal page)',
    ],
  ])('%s', async (_, found, expected) => expect(await found).toBe(expected))

  test('an address is proposed from the title', () => {
    expect(slugOf('Café & Küche: what people eat!')).toBe('cafe-kuche-what-people-eat')
    expect(slugOf('खाना')).toBe('')
  })
})

describe('npm run new', () => {
  /** Runs the command in a copy of the project. */
  function run(args: string[], input = '', changes: Record<string, Change> = {}) {
    const site = siteWith(changes)
    for (const folder of ['ssg', 'tools', 'client', 'components'])
      cpSync(join(root, folder), join(site, folder), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'), 'junction')
    writeFileSync(join(site, 'package.json'), readFileSync(join(root, 'package.json')))
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['tools/run.mjs', 'new', ...args],
      { cwd: site, input, encoding: 'utf8' },
    )
    return { status, stdout, stderr, has: (file: string) => existsSync(join(site, file)), site }
  }

  test('takes flags and prints how to see the page', () => {
    const { status, stdout, has } = run([
      '--kind',
      'content',
      '--slug',
      'made-for-a-test',
      '--title',
      'Words made for a test',
    ])
    expect(status).toBe(0)
    expect(has('pages/content/made-for-a-test.mdx')).toBe(true)
    expect(stdout).toContain('Written: pages/content/made-for-a-test.mdx')
    expect(stdout).toContain('npm run dev, then http://localhost:5173/content/made-for-a-test')
  })

  test('asks for missing answers until they are valid', () => {
    const { status, stdout, has } = run([], 'blog\nlegal\nHi\nCookie notice\n\n')
    expect(status).toBe(0)
    expect(has('pages/legal/cookie-notice.mdx')).toBe(true)
    expect(stdout).toContain("'blog' is not a kind of page")
    expect(stdout).toContain("The title needs at least 5 characters, 'Hi' has 2")
    expect(stdout).toContain('Last part of its address: [cookie-notice]')
  })

  test('writes nothing where an answer is missing', () => {
    const { status, stderr } = run(['--kind', 'legal'])
    expect(stderr).toContain('Nothing was written: an answer is missing.')
    expect(status).toBe(1)
  })

  test('names the line of a lost comma in a file of facts instead of a stack trace', () => {
    const lost = (text: string) => text.replace('"Ananya Sen",', '"Ananya Sen"')
    const { status, stdout, stderr } = run([], '', { 'data/site.json': lost })
    expect(status).toBe(1)
    expect(stdout).toMatch(/^data\/site\.json:3:3 {2}error: The file cannot be read/)
    expect(stderr).toBe('')
  })
})
