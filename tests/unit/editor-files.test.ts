import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { openSite } from '#content/open-site.ts'
import { metadataFile } from '#content/report.ts'
import { sitePathPattern } from '#content/schema/address-problem.ts'
import {
  frontmatterSchemas,
  type MdxKind,
  PageMetaSchema,
} from '#content/schema/page.ts'
import { type ContentFile, contentFiles, shapeOf } from '#content/schemas.ts'
import navigation from '#data/navigation.yaml'
import site from '#data/site.yaml'
import { root } from '#tests/site-copy.ts'
import { editorOf } from '#tools/edit/edit-config.ts'
import type { EntryFile } from '#tools/edit/entry-file.ts'
import { fieldsOf } from '#tools/edit/form-fields.ts'
import { fieldName, fromForm } from '#tools/edit/form-values.ts'
import { slugProblem } from '#tools/new/new-page.ts'
import { pageTitles } from '#tools/page-titles.ts'

const kinds = Object.keys(frontmatterSchemas) as MdxKind[]
/** The current text of a file of the site. */
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

interface Entry {
  file: string
  label: string
}
interface FormField {
  name: string
  hint?: string
  widget?: string
  required?: boolean
  min?: number
  collapsed?: boolean
  summary?: string
  field?: FormField
  fields?: FormField[]
  types?: FormField[]
}
interface FormFile {
  name: string
  file: string
  fields: FormField[]
  editor: { preview: boolean }
}
interface Collection {
  fields: FormField[]
  files: FormFile[]
}
const editor = editorOf({ target: 'folder', folder: 'site' })

/** A collection in the editor: forms of single files, or the form of a folder of pages. */
function collection(name: string) {
  const { collections } = editor.config
  const found = collections.find((each) => each.name === name)
  return found as unknown as Collection
}
const singleFileForms = ['pages', 'words', 'facts'].flatMap(
  (name) => collection(name).files,
)
/** The paths of all files that have a form. */
const filesWithForm = [
  ...kinds.flatMap((kind) =>
    readdirSync(join(root, 'pages', kind)).map(
      (name) => `pages/${kind}/${name}`,
    ),
  ),
  ...singleFileForms.map(({ file }) => file),
]
/** The form of a file, or the one that all pages of its folder share. */
const formOf = (path: string) => {
  const format = path
    .replace(/^pages\/(\w+)\/.*/, '$1-frontmatter')
    .replaceAll('/', '-')
  return editor.files.get(format) as EntryFile
}

/** The given fields and all fields nested in them. */
const withNestedFields = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field) => {
    const { types = [] } = field
    const inner = [
      ...(field.fields ?? []),
      ...(field.field?.fields ?? []),
      ...types.flatMap((type) => type.fields ?? []),
    ]
    return [field, ...withNestedFields(inner)]
  })

/** The given fields and all fields nested in them, each with the schema of its value. */
function withSchemas(
  fields: readonly FormField[],
  schema: v.GenericSchema,
): [FormField, v.GenericSchema][] {
  const { type, entries = {}, options = [], key = '' } = shapeOf(schema)
  if (type === 'variant')
    return (options as v.GenericSchema[]).flatMap((option) => {
      const kind = shapeOf(option).entries?.[key]
      const name = kind && shapeOf(kind).literal
      const types = fields.find((each) => each.name === name)
      return withSchemas(types?.fields ?? [], option)
    })
  return Object.entries(entries).flatMap(([name, inner]) => {
    const field = fields.find((each) => each.name === fieldName(name))
    if (!field) return []
    const { item } = shapeOf(inner)
    const parts = field.types ?? field.fields ?? []
    const pairs: [FormField, v.GenericSchema][] = [[field, inner]]
    if (item && field.field) pairs.push([field.field, item])
    return [...pairs, ...withSchemas(parts, item ?? inner)]
  })
}

/** A text without the lines 'sample: false', a default that the editor does not write. */
const withoutDefaults = (text: string) =>
  text.replaceAll(/^ *sample: false\n/gm, '')

// Like the editor, the tests read every file first, so that all forms know the facts.
for (const path of filesWithForm) {
  const text = textOf(path)
  formOf(path).read(text)
}

test.each(filesWithForm)(
  "the editor reads %s and writes it back byte for byte, without 'sample: false' lines",
  (path) => {
    const { read, write, problems } = formOf(path)
    const text = textOf(path)
    // The editor removes the last line break before reading and restores it after writing.
    const form = read(text.trim())
    expect(problems(form).stops).toEqual([])
    const written = write(form).trim()
    expect(withoutDefaults(`${written}\n`)).toBe(withoutDefaults(text))
  },
)

test.each([
  ['data/guide.yaml', 1],
  ['pages/legal/disclaimer.mdx', 2],
])(
  'a form of %s cannot be saved while line %i cannot be parsed',
  (path, line) => {
    const { read, problems } = formOf(path)
    const text = textOf(path)
    const broken = read(text.replace(/^title: .*/m, 'title: "'))
    expect(problems({ ...read(text), ...broken })).toEqual({
      stops: [
        expect.stringMatching(
          `since line ${line} of the file has a mistake: .* a straight quote is opened`,
        ),
      ],
      toLookAt: [],
    })
  },
)

test.each(['data/guide.yaml', 'pages/legal/disclaimer.mdx'])(
  'a form of %s cannot be saved while the file is not UTF-8, so that none of its letters is lost',
  (path) => {
    const { read, problems } = formOf(path)
    const bytes = Buffer.from(`${textOf(path)}# Café\n`, 'latin1')
    const form = read(new TextDecoder().decode(bytes))
    expect(problems(form).stops).toEqual([
      expect.stringContaining('The file is not UTF-8 from here on'),
    ])
  },
)

test('a form reports contradictory values as mistakes and doubtful ones as warnings', () => {
  const prices = formOf('data/prices.yaml')
  const offers = prices.read(textOf('data/prices.yaml'))
  const bundleOffer = {
    ...(offers.bundleOffer as object),
    label: 'save 99%',
  }
  const tooMuch = prices.problems({ ...offers, bundleOffer })
  expect(tooMuch.stops).toEqual([
    expect.stringMatching(
      /^bundleOffer\.label: 'save 99%' is more than the prices give: /,
    ),
  ])
  const { read, problems } = formOf('data/testimonials.yaml')
  const form = read(textOf('data/testimonials.yaml'))
  const clients = form.testimonials as Record<string, unknown>[]
  const [first, ...others] = clients
  const other = {
    ...first,
    name: 'Asha Nair',
    initials: 'XY',
  }
  const changed = { ...form, testimonials: [...others, other] }
  expect(problems(changed).toLookAt).toEqual([
    "testimonials 'Asha Nair', initials: the initials XY are not those of Asha Nair: is AN meant?",
  ])
  const guide = formOf('data/guide.yaml')
  const circle = {
    ...guide.read(textOf('data/guide.yaml')),
    title: '{guide.title} once more',
  }
  expect(guide.problems(circle).stops).toContain(
    'title: {guide.title} names itself: put its words here',
  )
})

test('typed values get the type of their field, and emptied optional fields are left out', () => {
  const numberOrText = v.union([v.number(), v.string()])
  const textAndNumber = v.strictTuple([v.string(), v.number()])
  const schema = v.strictObject({
    price: v.number(),
    on: v.optional(v.boolean(), true),
    at: numberOrText,
    point: textAndNumber,
    note: v.optional(v.string()),
  })
  const form = {
    price: ' 7999 ',
    on: true,
    at: '5:30',
    point: ' 0:30,  9 ',
    // The editor removes this space only when it saves.
    note: ' ',
  }
  expect(fromForm(schema, form)).toEqual({
    price: 7999,
    at: '5:30',
    point: ['0:30', 9],
  })
  const values = fromForm(schema, {
    ...form,
    price: '7,999',
    at: '-1.5',
  })
  expect(values).toMatchObject({
    price: '7,999',
    at: -1.5,
  })
})

test('a form accepts a time in quotes and a pair in brackets, as in error messages', () => {
  const schema = v.strictObject({
    at: v.union([v.number(), v.string()]),
    point: v.strictTuple([v.string(), v.number()]),
  })
  const form = { at: "'5:30'", point: "[ '0:20', 84 ]" }
  expect(fromForm(schema, form)).toEqual({ at: '5:30', point: ['0:20', 84] })
})

test('a number that is empty in a file is also empty in the form', () => {
  const { read } = formOf('data/prices.yaml')
  const text = textOf('data/prices.yaml')
  const form = read(text.replace(/^guidePrice: .*/m, 'guidePrice:'))
  read(text)
  expect(form.guidePrice ?? '').toBe('')
})

describe('the label of a form in the editor', () => {
  const names = {
    'data/ai-mastery-course.yaml': 'AI Business Transformation Program',
  }
  /** The label of a file in the editor's list. */
  const labelOf = (file: string) => {
    const { config } = editorOf({ target: 'folder', names })
    const collections = config.collections as { files?: Entry[] }[]
    const files = collections.flatMap((each) => each.files ?? [])
    return files.find((each) => each.file === file)?.label
  }

  test('is the title of its page', () => {
    expect(labelOf('data/ai-mastery-course.yaml')).toBe(
      'AI Business Transformation Program',
    )
  })

  test.each([
    ['data/prices.yaml', 'Prices and refunds'],
    ['data/forms/contact-form.yaml', 'Contact form'],
    ['data/chat-card.yaml', 'Chat card'],
  ])(
    'describes the contents of a file without a page, such as %s',
    (file, label) => {
      expect(labelOf(file)).toBe(label)
    },
  )

  test("is 'Home' for the home page, and the title for any other page", () => {
    const titles = pageTitles(root)
    expect(titles['data/home.yaml']).toBe('Home')
    expect(titles['data/404.yaml']).toBe('Page not found')
    const page = textOf('pages/legal/disclaimer.mdx')
    const [, title] = /^title: '?(.*?)'?$/m.exec(page) ?? []
    expect(titles['pages/legal/disclaimer.mdx']).toBe(title)
  })
})

describe("the editor's forms", () => {
  const allFields = [
    ...kinds.flatMap((kind) => withNestedFields(collection(kind).fields)),
    ...singleFileForms.flatMap(({ fields }) => withNestedFields(fields)),
  ]

  test('have hints that do not ask for quotes or brackets', () => {
    for (const { name, hint } of allFields)
      expect(hint ?? '', name).not.toMatch(/in quotes|\[['"]/)
  })

  test('of page folders have a field with a hint for every key of their schemas', () => {
    for (const kind of kinds) {
      const fields = collection(kind).fields.filter(
        ({ name }) => !name.startsWith('__'),
      )
      const names = fields.map(({ name }) => name)
      const { entries } = frontmatterSchemas[kind]
      const keys = [...Object.keys(entries), 'body']
      expect(names.sort()).toEqual(keys.sort())
      for (const { name, hint } of withNestedFields(fields))
        expect(hint, name).toMatch(/\.$/)
    }
    const fileFields = singleFileForms.flatMap(({ fields }) =>
      withNestedFields(fields),
    )
    for (const { name, widget } of fileFields) {
      expect(name).toMatch(/^[\w-]+$/)
      // The editor's own number field would turn 8,499 into 499.
      expect(widget, name).not.toBe('number')
    }
  })

  test.each(kinds)(
    'of pages/%s begin with the headline and end with what search engines show',
    (kind) => {
      const { fields } = collection(kind)
      const names = fields.map(({ name }) => name)
      const begin = names.slice(0, 3)
      expect(begin).toEqual(['__checks', 'heading', 'subtitle'])
      const end = names.slice(names.indexOf('title'))
      const shownInSearch = Object.keys(PageMetaSchema.entries)
      expect(end).toEqual(shownInSearch)
    },
  )

  test('of single pages end with what search engines show', () => {
    for (const { file, fields } of collection('pages').files)
      expect(fields.at(-1)?.name, file).toBe('page')
  })

  test('have the limits, choices and field types of the schemas', () => {
    const pageFields = collection('content').fields
    const fields = new Map(pageFields.map((field) => [field.name, field]))
    expect(fields.get('title')).toMatchObject({
      required: true,
      widget: 'string',
    })
    expect(fields.get('expertise')).toMatchObject({
      widget: 'list',
      min: 3,
      max: 6,
    })
    expect(fields.get('label')).toMatchObject({ required: false })
    expect(fields.get('figure')).toMatchObject({
      typeKey: 'kind',
      required: false,
    })
    expect(fields.get('figure')?.types).toHaveLength(6)
  })

  const lists = allFields.filter(
    ({ widget, fields }) => widget === 'list' && fields,
  )

  test('have a field of several lines for a text of several lines', () => {
    const { fields = [] } =
      singleFileForms.find(({ file }) => file.endsWith('/mails.yaml')) ?? {}
    const bodies = withNestedFields(fields).filter(
      ({ name }) => name === 'body',
    )
    expect(bodies.map(({ widget }) => widget)).toEqual(['text', 'text'])
  })

  test('can be saved with an empty list if the list may be empty', () => {
    const empty = allFields.filter(({ min }) => min === 0)
    expect(empty.map(({ name }) => name)).toContain('social')
    expect(empty.filter(({ required }) => required)).toEqual([])
    const { read, problems, write } = formOf('data/site.yaml')
    const form = { ...read(textOf('data/site.yaml')), social: [] }
    expect(problems(form).stops).toEqual([])
    expect(write(form)).toContain('\nsocial: []\n')
    read(textOf('data/site.yaml'))
  })

  /** The value that the editor gives an empty field, by its widget; '' for all other widgets. */
  const emptyValues: Readonly<Record<string, unknown>> = {
    list: [],
    boolean: false,
    object: null,
  }

  test.each([
    ...kinds.map((kind) => `pages/${kind}/*.mdx`),
    ...singleFileForms.map(({ file }) => file),
  ])(
    'of %s require a value in exactly the fields that the schema requires',
    (path) => {
      const [, kind = ''] = /^pages\/(\w+)/.exec(path) ?? []
      const { fields } =
        singleFileForms.find(({ file }) => file === path) ?? collection(kind)
      const schema =
        frontmatterSchemas[kind as MdxKind] ?? contentFiles[path as ContentFile]
      const pairs = withSchemas(fields, schema).filter(
        ([{ widget }]) => widget !== 'hidden',
      )
      const isRequired = pairs.map(([{ name, required }]) => [name, required])
      const isNeeded = pairs.map(([{ name, widget = '' }, inner]) => {
        const empty = widget in emptyValues ? emptyValues[widget] : ''
        return [name, !v.is(inner, fromForm(inner, empty))]
      })
      expect(isRequired).toEqual(isNeeded)
    },
  )

  test.each(kinds)(
    'of pages/%s can be saved without prose, since the build accepts such pages',
    (kind) => {
      const inFolder = (path: string) => path.startsWith(`pages/${kind}/`)
      const path = filesWithForm.find(inFolder) ?? ''
      const { read, problems } = formOf(path)
      const form = { ...read(textOf(path)), body: '' }
      expect(problems(form).stops).toEqual([])
      const prose = collection(kind).fields.find(({ name }) => name === 'body')
      expect(prose?.required).toBe(false)
    },
  )

  test('show lists collapsed', () => {
    expect(lists.length).toBeGreaterThan(0)
    expect(lists.filter(({ collapsed }) => !collapsed)).toEqual([])
  })

  test('show an entry of a list by its title, name or question', () => {
    const titles = ['title', 'name', 'question']
    const named = lists.filter(({ fields = [] }) =>
      fields.some(({ name }) => titles.includes(name)),
    )
    expect(named.filter(({ summary }) => !summary)).toEqual([])
  })

  const formsOfPages = collection('pages').files ?? []

  test('of files without a page show no preview', () => {
    const others = singleFileForms.filter(
      (each) => !formsOfPages.includes(each),
    )
    const shown = others.filter((each) => each.editor.preview)
    expect(shown).toEqual([])
  })

  test('of a page show a preview of that page', () => {
    for (const { name, file, editor: own } of formsOfPages) {
      expect(own.preview, file).toBe(true)
      const address = editor.pages.get(name)
      const page = address?.replace(/^\/$/, '/index')
      expect(metadataFile(`pages${page}.tsx`)).toBe(file)
    }
  })

  test('know that the URL path of a page begins with the name of its folder', () => {
    for (const kind of kinds) expect(editor.pages.get(kind)).toBe(`/${kind}/`)
  })

  test('list every fact that a text can name, with its value', () => {
    const facts = new Map(formOf('data/footer.yaml').facts())
    expect(facts.get('claims.years')).toMatch(/\d/)
    expect(facts.get('site.name')).toBe(site.name)
  })

  test('know the last saved value of a fact', () => {
    const claims = formOf('data/claims.yaml')
    const text = textOf('data/claims.yaml')
    const form = claims.read(text)
    const changed = {
      ...(form.claims as object),
      years: '77',
    }
    claims.write({ ...form, claims: changed })
    const facts = new Map(formOf('data/footer.yaml').facts())
    claims.read(text)
    expect(facts.get('claims.years')).toBe('77')
  })

  test('save pictures in the folder from which the site serves them', () => {
    const { media_folder, public_folder } = editor.config
    expect(media_folder).toBe(`public${public_folder}`)
  })

  test('give an uploaded picture a name that is valid in a path', () => {
    const { media_libraries, slug } = editor.config
    expect(media_libraries).toEqual({
      default: { config: { slugify_filename: true } },
    })
    expect(slug).toEqual({ encoding: 'ascii', clean_accents: true })
    // The editor keeps the characters _, - and ~ of a name.
    expect(sitePathPattern.test('/images/My_b-1~2.png')).toBe(true)
  })

  test('accept the same names (slugs) for new pages as `npm run new`', () => {
    const longest = 'a'.repeat(60)
    const addresses = [
      ...['food', 'food-2', 'Food', '-food', 'food--2', 'a b'],
      ...[longest, `${longest}a`],
    ]
    for (const kind of kinds) {
      const { slug } = collection(kind) as unknown as {
        slug: { pattern: [string, string] }
      }
      const slugPattern = new RegExp(slug.pattern[0])
      for (const address of addresses) {
        const problem = slugProblem(root, 'content', address)
        expect(slugPattern.test(address), address).toBe(problem === undefined)
      }
    }
  })

  test('are in the order of the menu, and every page has a form', () => {
    const pages = collection('pages').files.map(({ file }) => file)
    const links = [...navigation.pages, ...navigation.programs.links]
    const menuIndexes = links.map(({ href }) => {
      const page = href === '/' ? '/index' : href
      const file = metadataFile(`pages${page}.tsx`)
      return pages.indexOf(file)
    })
    expect(menuIndexes).not.toContain(-1)
    expect(menuIndexes).toEqual([...menuIndexes].sort((a, b) => a - b))
    for (const { file } of openSite(root).routes)
      expect(filesWithForm).toContain(metadataFile(file))
  })
})

test('Markdown characters in a hint are escaped, so that the hint shows them', () => {
  const text = v.pipe(v.string(), v.description('Write ~~gone~~ or *new*.'))
  expect(fieldsOf(v.strictObject({ text }))).toMatchObject([
    { hint: 'Write \\~\\~gone\\~\\~ or \\*new\\*.' },
  ])
})

test("a new page cannot have the file name 'index', which means the page of its folder", () => {
  const { slug } = collection('content') as { slug?: { pattern: string[] } }
  const pattern = new RegExp(slug?.pattern[0] ?? '')
  const slugs = ['index', 'index-of-films', 'food']
  expect(slugs.filter((each) => !pattern.test(each))).toEqual(['index'])
})
