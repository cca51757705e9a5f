import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { installedBrowser } from '../../tools/installed-browser.ts'

const root = process.cwd()
/** A folder for pictures of each step; none are taken without it. */
const film = process.env.EDIT_FILM

/** The files that the editor can see, by their path. */
export const repository: Readonly<Record<string, string>> = Object.fromEntries(
  ['pages/ai', 'pages/content', 'pages/legal', 'pages/video', 'data']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => /\.(?:mdx|json)$/.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
)

/** Starts `npm run edit`; resolves to the address that it tells. */
async function startServer(): Promise<{ server: ChildProcess; address: string }> {
  const env = {
    ...process.env,
    EDIT: 'on',
    CI: 'true',
    NODE_ENV: 'development',
    ...(process.env.TEST_PORT && { PORT: process.env.TEST_PORT }),
  }
  const server = spawn(
    process.execPath,
    [join(root, 'node_modules/vite-react-ssg/bin/vite-react-ssg.js'), 'dev'],
    { cwd: root, env },
  )
  const address = await new Promise<string>((done, fail) => {
    let said = ''
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        said += chunk
        const [, found] = /The editor is at (http:\S+)/.exec(said) ?? []
        if (found) done(found)
      })
    server.once('exit', () => fail(new Error(`The development server stopped:\n${said}`)))
  })
  return { server, address }
}

/** A folder picker that gives the browser's own private folder, which no person needs to choose. */
function pickPrivateFolder() {
  Object.assign(window, {
    showDirectoryPicker: async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('site'),
  })
}

/** Lays the repository's files into that folder, as they are now. */
async function layOut(files: Readonly<Record<string, string>>) {
  const site = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', {
    create: true,
  })
  await site.getDirectoryHandle('.git', { create: true })
  for (const [path, text] of Object.entries(files)) {
    const names = path.split('/')
    const name = names.pop() ?? ''
    let folder = site
    for (const each of names) folder = await folder.getDirectoryHandle(each, { create: true })
    const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
    await file.write(text)
    await file.close()
  }
}

async function readBack(path: string): Promise<string> {
  const names = path.split('/')
  const name = names.pop() ?? ''
  let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('site')
  for (const each of names) folder = await folder.getDirectoryHandle(each)
  return (await (await folder.getFileHandle(name)).getFile()).text()
}

/** The editor, opened in a browser on a copy of the repository, and what a consultant does in it. */
export class EditSession {
  readonly page: Page
  /** Addresses of other hosts that were asked for anything. */
  readonly elsewhere: string[] = []
  readonly address: string
  private readonly server: ChildProcess
  private readonly browser: Browser
  private pictures = 0

  private constructor(server: ChildProcess, address: string, browser: Browser, page: Page) {
    this.server = server
    this.address = address
    this.browser = browser
    this.page = page
    const own = new URL(address).origin
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      // Photographs belong to the pages beside the form.
      if (protocol.startsWith('http') && origin !== own && origin !== 'https://images.unsplash.com')
        this.elsewhere.push(request.url())
    })
  }

  static async start(): Promise<EditSession> {
    const { server, address } = await startServer()
    const executablePath = installedBrowser(process.env, [chromium.executablePath()])
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox'],
    })
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    const session = new EditSession(server, address, browser, page)
    await page.addInitScript(pickPrivateFolder)
    await page.goto(address, { timeout: 120_000 })
    await page.evaluate(layOut, repository)
    await page.reload()
    await session.picture('start')
    await page.getByRole('button', { name: 'Work with Local Repository' }).click()
    await page.getByText('Content samples').first().waitFor()
    return session
  }

  async stop() {
    await this.browser.close()
    this.server.kill()
  }

  async picture(name: string) {
    if (!film) return
    mkdirSync(film, { recursive: true })
    await this.page.screenshot({
      path: join(film, `${String(++this.pictures).padStart(2, '0')}-${name}.png`),
    })
  }

  /** Opens a form by its place: 'content/travel', 'facts/prices'. */
  async open(place: string) {
    const [collection, name] = place.split('/')
    await this.page.goto(`${this.address}#/collections/${collection}`)
    await this.page.getByRole('button', { name: 'Save' }).waitFor({ state: 'hidden' })
    await this.page.goto(
      `${this.address}#/collections/${collection}/${name === 'new' ? 'new' : `entries/${name}`}`,
    )
    await this.checks.waitFor()
  }

  /** What the list at the top of the form says. */
  get checks(): Locator {
    return this.page.locator('[data-checks]')
  }
  /** The heading of the page that stands beside the form. */
  get shownHeading(): Locator {
    return this.page
      .frameLocator('iframe')
      .first()
      .frameLocator('iframe')
      .first()
      .getByRole('heading', { level: 1 })
  }
  /** A field by the path of its value: 'cards.0.title'. */
  field(path: string): Locator {
    return this.page.locator(`[data-key-path="${path}"]`)
  }
  /** What is typed into a field. */
  input(path: string): Locator {
    return this.field(path)
      .locator('input:visible, textarea:visible, [contenteditable=true]:visible')
      .first()
  }
  async fill(values: Readonly<Record<string, string>>) {
    for (const [path, value] of Object.entries(values)) {
      await this.reach(path)
      await this.input(path).fill(value)
    }
  }
  /** Scrolls to a field; the editor makes fields as they come near. */
  async reach(path: string) {
    await this.page.mouse.move(300, 500)
    for (let turns = 0; turns < 60 && (await this.field(path).count()) === 0; turns++) {
      await this.page.mouse.wheel(0, 700)
      await this.page.waitForTimeout(100)
    }
    await this.field(path).scrollIntoViewIfNeeded()
  }
  /** Adds an entry to a list. */
  async add(path: string) {
    await this.reach(path)
    await this.field(path)
      .getByRole('button', { name: /\bAdd\b/ })
      .last()
      .click()
  }
  /** Opens the entries of a list that stand closed. */
  async expand(path: string) {
    await this.reach(path)
    await this.field(path).getByRole('button', { name: 'Expand All' }).first().click()
  }

  /** Presses the button and waits for what the editor answers. */
  async save(): Promise<'saved' | 'refused'> {
    const saved = this.page.getByText('Entry saved.')
    const refused = this.page.getByText(/correct (?:it|them) to save the entry/)
    // The answer to the last press fades by itself.
    await saved.or(refused).first().waitFor({ state: 'hidden' })
    await this.page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await saved.or(refused).first().waitFor()
    return (await refused.isVisible()) ? 'refused' : 'saved'
  }

  /** The editor in a browser without the File System Access API. */
  async openWithout(): Promise<Page> {
    const page = await this.browser.newPage()
    await page.addInitScript('delete window.showDirectoryPicker')
    await page.goto(this.address)
    return page
  }

  readBack(path: string): Promise<string> {
    return this.page.evaluate(readBack, path)
  }
}
