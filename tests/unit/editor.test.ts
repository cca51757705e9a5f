import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { EditorSettings } from '#tools/edit/edit-config.ts'

// tests/edit checks saving and a second tab in a real browser. The package of the editor itself is
// not installed here, so it is mocked.

const cms = vi.hoisted(() => ({
  registerCustomFormat: vi.fn(),
  registerEventListener: vi.fn(),
  registerFieldType: vi.fn(),
  registerPreviewTemplate: vi.fn(),
  init: vi.fn(),
}))
vi.mock('@sveltia/cms', () => ({ default: cms }))

/** Loads the editor's page with the settings from its server; returns the window. */
async function open(settings: EditorSettings) {
  const page = new Window()
  const json = page.document.createElement('script')
  json.id = 'edit-settings'
  json.type = 'application/json'
  json.textContent = JSON.stringify(settings)
  page.document.body.append(json)
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('localStorage', page.localStorage)
  await import('#tools/edit/editor.ts')
  return page
}

/** The editor's answer to `locks.request`; the lock is held until this promise settles. */
let heldLock: unknown

/** Opens the editor of a folder in the only tab of a browser that can write files. */
async function openFolder() {
  const locks = {
    request: (
      _name: string,
      _options: object,
      use: (lock: object) => unknown,
    ) => {
      heldLock = use({})
    },
  }
  vi.stubGlobal('navigator', { locks })
  Reflect.set(Window.prototype, 'showDirectoryPicker', () => {})
  await open({ target: 'folder' })
  await vi.waitFor(() => expect(cms.init).toHaveBeenCalled())
}

beforeEach(() => {
  vi.resetModules()
  for (const each of Object.values(cms)) each.mockClear()
})

/** The HTML of `node`, a React node that the editor is given. */
const htmlOf = (node: unknown) => renderToStaticMarkup(node as never)

test('an owner reads what to set up before editing, with a link back to the site', async () => {
  const { document } = await open({ target: 'branch', missing: 'Set it up.' })
  const back = document.querySelector('a')
  expect(document.querySelector('h1')?.textContent).toBe('Edit the site')
  expect(document.querySelector('p')?.textContent).toBe('Set it up.')
  expect(back?.getAttribute('href')).toBe('/')
  expect(document.body.dataset.target).toBe('branch')
  expect(cms.init).not.toHaveBeenCalled()
})

test('no form has a preview beside it if the editor saves to a branch', async () => {
  const repository = {
    host: 'github',
    name: 'owner/site',
    branch: 'a',
  } as const
  await open({ target: 'branch', repository })
  expect(cms.init).toHaveBeenCalledOnce()
  expect(cms.registerPreviewTemplate).not.toHaveBeenCalled()
})

test('forms stay open after a save by default', async () => {
  const { localStorage } = await open({ target: 'branch' })
  const [key = ''] = Object.keys(localStorage)
  expect(localStorage.getItem(key)).toBe('{"closeOnSave":false}')
})

describe('the preview beside a form', () => {
  type Preview = (props: { entry: { get(): unknown } }) => unknown
  /** The HTML of the preview beside a form; the slug is the last part of a page's address. */
  async function previewBeside(form: string, slug?: string | null) {
    await openFolder()
    const calls = cms.registerPreviewTemplate.mock.calls
    const previews = new Map(calls as [string, Preview][])
    const preview = previews.get(form)
    const entry = { get: () => slug }
    return htmlOf(preview?.({ entry }))
  }

  test.each([
    ['home', '/', undefined],
    ['about', '/about', undefined],
    ['content', '/content/travel', 'travel'],
  ])(
    "named %s shows %s, and has the title 'The page as it is saved'",
    async (form, address, slug) => {
      const frame = await previewBeside(form, slug)
      expect(frame).toContain(`<iframe src="${address}"`)
      expect(frame).toContain('title="The page as it is saved"')
    },
  )

  test.each([
    ['no slug', undefined],
    ['an empty slug', ''],
  ])('says when a new page with %s will appear', async (_, slug) => {
    expect(await previewBeside('content', slug)).toBe(
      '<p>The page appears here once it is saved.</p>',
    )
  })
})

describe('an owner reads at the top of a form', () => {
  type Control = (props: object) => unknown
  type Format = { fromFile(text: string): object }
  type FormatCall = [name: string, extension: string, format: Format]
  /** The HTML of the checks in the form of data/offline.yaml, with these values changed. */
  async function checksWith(values: object) {
    await open({ target: 'branch' })
    const format = 'data-offline.yaml'
    const formats = cms.registerCustomFormat.mock.calls as FormatCall[]
    const call = formats.find(([name]) => name === format) as FormatCall
    const [, , { fromFile }] = call
    const form = fromFile(readFileSync('data/offline.yaml', 'utf8'))
    const [[, control]] = cms.registerFieldType.mock.calls as [
      [string, Control],
    ]
    const toJS = () => ({ ...form, ...values })
    const entry = new Map([['data', { toJS }]])
    const field = new Map([['format', format]])
    return htmlOf(control({ field, entry }))
  }

  test('that nothing in the form is wrong, and which facts a text can name', async () => {
    const checks = await checksWith({})
    expect(checks).toContain('<p data-checks="fine">Nothing is wrong')
    expect(checks).toMatch(/<code>\{[\w.]+\}<\/code> \w/)
  })

  test('each problem and each warning, and a screen reader announces both', async () => {
    const text = 'You read this page while your your line is down.'
    const checks = await checksWith({ title: '', text })
    expect(checks).toMatch(/^<ul data-checks="wrong" role="status"/)
    expect(checks).toContain('<li>title needs at least')
    expect(checks).toContain('<li>It can be saved, but look at this: text: ')
  })
})

describe('a save of a page', () => {
  type Handler = (event: { entry: Map<string, unknown> }) => Promise<void>
  type Listener = { name: string; handler: Handler }
  /** Calls the listener of an event of the editor; that of `preSave` throws to refuse the save. */
  async function callListener(event: string, values: object) {
    const calls = cms.registerEventListener.mock.calls as [Listener][]
    const [listener] = calls.find(([{ name }]) => name === event) ?? []
    await listener?.handler({ entry: new Map(Object.entries(values)) })
  }
  const saveEntry = (values: object) => callListener('preSave', values)
  /** Saves a page with this slug; `newRecord` tells whether the page is new. */
  async function saveWith(slug: string, newRecord = true) {
    await open({ target: 'branch' })
    await saveEntry({ slug, newRecord })
  }
  /** The error that makes the editor refuse a save and show a message with `words`. */
  const refusal = (words: string) =>
    expect.objectContaining({
      message: 'saving_failed',
      cause: { message: expect.stringContaining(words) },
    })

  test.each([
    'index',
    'snake_case',
    'a'.repeat(61),
    // The editor makes such a slug for a title in a script other than Latin.
    '11d3862e038f',
  ])(
    'is refused with the slug %s if the editor made this slug from the page title',
    async (slug) => {
      await expect(saveWith(slug)).rejects.toEqual(
        refusal(`in place of ${slug}`),
      )
    },
  )

  test.each([
    ['food-writing', true],
    ['as-it-was-named_before', false],
  ])('is accepted with the slug %s (new page: %s)', async (slug, isNew) => {
    await expect(saveWith(slug, isNew)).resolves.toBeUndefined()
  })

  const path = 'data/offline.yaml'
  const text = readFileSync(path, 'utf8')
  /** Saves the form that was made from `text`, while the file on the disk contains `now`. */
  async function saveOver(now: Response | Error) {
    vi.stubGlobal('fetch', async (address: string) => {
      expect(address).toBe(`/__edit/${path}`)
      if (now instanceof Error) throw now
      return now
    })
    const data = new Map([['__source', text.trim()]])
    await saveEntry({ path, data, newRecord: false })
  }

  type Format = {
    fromFile(text: string): object
    toFile(form: object): string
  }
  /** Begins a save of `text` with a change; returns the text that the editor is given to write. */
  async function write() {
    const calls = cms.registerCustomFormat.mock.calls
    const call = calls.find(([name]) => name === 'data-offline.yaml')
    const format = call?.[2] as Format
    await saveOver(new Response(text))
    const written = format.toFile({
      ...format.fromFile(text),
      eyebrow: 'No line',
    })
    expect(written).toContain('No line')
    return written
  }

  test('is refused if another program has changed the file since the editor read it', async () => {
    await openFolder()
    await expect(saveOver(new Response(`${text}# More.`))).rejects.toEqual(
      refusal(`another program has changed ${path}`),
    )
  })

  test.each([
    [
      'only the line endings of the file have changed',
      () => new Response(text.replaceAll('\n', '\r\n')),
    ],
    ['the file was deleted', () => new Response('', { status: 404 })],
    ['the development server was stopped', () => new Error('Failed to fetch')],
  ])('is not refused if %s', async (_, now) => {
    await openFolder()
    await expect(saveOver(now())).resolves.toBeUndefined()
  })

  test('is not refused after an earlier save of the same file', async () => {
    await openFolder()
    const written = await write()
    await callListener('postSave', { path })
    await expect(saveOver(new Response(written))).resolves.toBeUndefined()
  })

  test('is refused if another program has put back the text before an earlier save', async () => {
    await openFolder()
    await write()
    await callListener('postSave', { path })
    await expect(saveOver(new Response(text))).rejects.toEqual(
      refusal(`another program has changed ${path}`),
    )
  })

  test('is not refused after an earlier save that could not write the file', async () => {
    await openFolder()
    await write()
    await expect(saveOver(new Response(text))).resolves.toBeUndefined()
  })
})

test('an open editor holds a lock, so that no second tab can open the editor', async () => {
  await openFolder()
  const isReleased = Promise.resolve(heldLock).then(() => true)
  const later = new Promise((done) => setTimeout(done, 0, false))
  expect(await Promise.race([isReleased, later])).toBe(false)
})
