import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import {
  type Browser,
  chromium,
  type Locator,
  type Page,
  type Route,
} from 'playwright'
import { filesBelow } from '#content/files.ts'
import { installedBrowser } from '#tools/installed-browser.ts'

const root = process.cwd()
/** Contents of the files that the editor can see, by path. */
export const repository: Readonly<Record<string, string>> = Object.fromEntries(
  ['pages', 'data']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => /\.(?:mdx|yaml)$/.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
)

declare global {
  /** Resolves to the handle of a file in the private folder; a missing file is created. */
  var fileOfSite: (path: string) => Promise<FileSystemFileHandle>
}

/** Makes the folder picker choose a folder in the browser's private file system. */
function usePrivateFolder() {
  const showDirectoryPicker = async () =>
    (await navigator.storage.getDirectory()).getDirectoryHandle('site', {
      create: true,
    })
  const fileOfSite = async (path: string) => {
    const names = path.split('/')
    let folder = await showDirectoryPicker()
    for (const each of names.slice(0, -1))
      folder = await folder.getDirectoryHandle(each, { create: true })
    return folder.getFileHandle(names.at(-1) ?? '', { create: true })
  }
  Object.assign(window, { showDirectoryPicker, fileOfSite })
}

async function writeFiles(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    const file = await (await fileOfSite(path)).createWritable()
    await file.write(text)
    await file.close()
  }
}

/** Starts the development server with the editor, on a free port. */
async function startServer() {
  const { TEST_PORT: PORT, ...env } = process.env
  const server = spawn(
    'node',
    ['node_modules/vite-react-ssg/bin/vite-react-ssg.js', 'dev'],
    {
      env: {
        ...env,
        EDIT: 'on',
        CI: 'true',
        NODE_ENV: 'development',
        ...(PORT && { PORT }),
      },
    },
  )
  let output = ''
  const address = await new Promise<string>((done, fail) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        output += stripVTControlCharacters(String(chunk))
        const [, url] = /The editor is at (http:\S+)/.exec(output) ?? []
        if (url) done(url)
      })
    server.once('exit', () =>
      fail(new Error(`The development server stopped:\n${output}`)),
    )
  })
  return { server, address, printed: () => output }
}

/** The editor in a browser, on a copy of the repository; its methods do what a consultant does. */
export class EditSession {
  /** Requested URLs on other hosts, except those of photographs. */
  readonly otherHosts: string[] = []

  private constructor(
    private readonly server: ChildProcess,
    readonly address: string,
    /** What the development server has printed. */
    readonly printed: () => string,
    readonly browser: Browser,
    readonly page: Page,
  ) {
    const ownOrigin = new URL(address).origin
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      // The previews of pages request photographs.
      if (
        protocol.startsWith('http') &&
        origin !== ownOrigin &&
        origin !== 'https://images.unsplash.com'
      )
        this.otherHosts.push(request.url())
    })
  }

  static async start(): Promise<EditSession> {
    const { server, address, printed } = await startServer()
    const executablePath = installedBrowser(process.env, [
      chromium.executablePath(),
    ])
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox'],
    })
    const context = await browser.newContext({
      viewport: { width: 1440, height: 1000 },
    })
    context.setDefaultTimeout(120_000)
    const page = await context.newPage()
    const session = new EditSession(server, address, printed, browser, page)
    await page.addInitScript(usePrivateFolder)
    await page.route(/__edit\/(?:data|pages)\//, (route) =>
      session.answerFromFolder(route),
    )
    await page.goto(address)
    await page.evaluate(writeFiles, { ...repository, '.git/HEAD': '' })
    await page.reload()
    await page
      .getByText('To begin, press the button and choose the folder')
      .waitFor()
    await page
      .getByRole('button', { name: 'Work with Local Repository' })
      .click()
    await page.getByText('Content samples').first().waitFor()
    return session
  }

  async stop() {
    await this.browser.close()
    this.server.kill()
  }

  /** Opens a form by collection and entry: 'content/travel', 'facts/prices'. */
  async open(place: string) {
    const [collection, name] = place.split('/')
    const listAddress = `${this.address}#/collections/${collection}`
    await this.page.goto(listAddress)
    await this.page
      .getByRole('button', { name: 'Save' })
      .waitFor({ state: 'hidden' })
    await this.page.goto(
      `${listAddress}/${name === 'new' ? 'new' : `entries/${name}`}`,
    )
    await this.checks.waitFor()
  }

  /** The text or list at the top of the form that says whether it has mistakes. */
  get checks(): Locator {
    return this.page.locator('[data-checks]')
  }
  /** Heading of the page in the preview beside the form. */
  get shownHeading(): Locator {
    const outer = this.page.frameLocator('iframe').first()
    return outer
      .frameLocator('iframe')
      .first()
      .getByRole('heading', { level: 1 })
  }
  /** A field by the path of its value: 'cards.0.title'. */
  field(path: string): Locator {
    return this.page.locator(`[data-key-path="${path}"]`)
  }
  /** Input element of a field. */
  input(path: string): Locator {
    return this.field(path)
      .locator(':is(input, textarea, [contenteditable=true]):visible')
      .first()
  }
  async fill(values: Readonly<Record<string, string | number>>) {
    for (const [path, value] of Object.entries(values)) {
      await this.reach(path)
      await this.input(path).fill(String(value))
    }
  }
  /** Scrolls to a field; the editor renders fields only near the screen. */
  async reach(path: string) {
    await this.page.mouse.move(300, 500)
    for (
      let turns = 0;
      turns < 300 && (await this.field(path).count()) === 0;
      turns++
    ) {
      await this.page.mouse.wheel(0, 700)
      await this.page.waitForTimeout(100)
    }
    await this.field(path).scrollIntoViewIfNeeded()
  }
  /** Presses a button of a list: 'Add …' or 'Expand All'. */
  async press(path: string, name: RegExp) {
    await this.reach(path)
    await this.field(path).getByRole('button', { name }).last().click()
  }

  /** Presses Save; returns 'saved', or the message with which the editor refuses. */
  async save(): Promise<string> {
    const savedNotice = this.page.getByText('Entry saved.')
    const refusal = this.page.getByRole('alertdialog')
    // Waits until the notice of the previous save has faded.
    await savedNotice.waitFor({ state: 'hidden' })
    await this.page
      .getByRole('button', { name: 'Save', exact: true })
      .first()
      .click()
    await savedNotice.or(refusal).first().waitFor()
    if (await savedNotice.isVisible()) return 'saved'
    const message = (await refusal.textContent()) ?? ''
    await refusal.getByRole('button', { name: 'OK' }).click()
    // While the dialog fades out, it would be taken for the next refusal.
    await refusal.waitFor({ state: 'hidden' })
    return message
  }

  readBack(path: string): Promise<string> {
    return this.page.evaluate(
      async (path) => (await (await fileOfSite(path)).getFile()).text(),
      path,
    )
  }
  /** Answers with a file of the private folder, since the server has only the files of the disk. */
  private async answerFromFolder(route: Route) {
    const { pathname } = new URL(route.request().url())
    const path = pathname.replace('/__edit/', '')
    if (!(path in repository)) return route.continue()
    return route.fulfill({ body: await this.readBack(path) })
  }
  /** The texts of all files that have changed since the start, by path. */
  async changedFiles(): Promise<Record<string, string>> {
    const changedTexts: Record<string, string> = {}
    for (const [path, text] of Object.entries(repository)) {
      const currentText = await this.readBack(path)
      if (currentText !== text) changedTexts[path] = currentText
    }
    return changedTexts
  }
}
