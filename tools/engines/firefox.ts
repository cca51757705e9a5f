import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Capabilities, Key, Session, WebDriver } from 'selenium-webdriver'
import { actionsOf } from './actions.ts'
import type { Driver } from './driver.ts'
import { BROWSER_LIMIT, inTime } from './time-limit.ts'

const preferences = {
  // Only the site is reachable.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
  // Overlay scroll bars as on a phone: wide ones would narrow the page.
  'ui.useOverlayScrollbars': 1,
}

/** A log entry (W3C WebDriver BiDi, 'log.Entry'). */
interface LogEntry {
  type: 'console' | 'javascript'
  level: string
  text: string | null
  stackTrace?: { callFrames: { url: string }[] }
}

/** Starts Firefox; resolves to its WebDriver BiDi address. */
function start(executablePath: string, profile: string) {
  const browser = spawn(
    executablePath,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = new Promise<string>((done, fail) => {
    let output = ''
    browser.stderr.on('data', (text) => {
      output += text
      const [, url] = /WebDriver BiDi listening on (\S+)/.exec(output) ?? []
      if (url) done(`${url}/session`)
    })
    browser.once('error', fail)
    browser.once('exit', () => fail(new Error(`Firefox ended: ${output}`)))
  })
  return { browser, address }
}

/** Opens a session in Firefox; `end` ends its process. */
async function connect(address: Promise<string>, end: () => Promise<void>): Promise<Driver> {
  const webSocketUrl = await address
  const driver = new WebDriver(new Session('', new Capabilities({ webSocketUrl })), {
    // The only command that goes through the driver: BiDi takes actions in the same form.
    execute: (command) =>
      send('input.performActions', { context, actions: command.getParameter('actions') }),
  })
  const bidi = await driver.getBidi()
  const send = async <Result = unknown>(method: string, params: object = {}) => {
    const answer = (await bidi.send({ method, params })) as Record<string, unknown>
    if (answer.type === 'error') throw new Error(`${answer.error}: ${answer.message}`)
    return answer.result as Result
  }
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  const faults: string[] = []
  bidi.on('log.entryAdded', ({ type, level, text, stackTrace }: LogEntry) => {
    if (level !== 'error') return
    const from = stackTrace?.callFrames[0]?.url ?? ''
    const fault = type === 'console' ? `${text} ${from}` : `uncaught: ${text}`
    // Aborted requests of a page that was left; a page that needs them reports it.
    if (!fault.includes('A ServiceWorker intercepted the request')) faults.push(fault)
  })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    ...actionsOf(driver),
    version: `Firefox ${capabilities.browserVersion}`,
    settles: 50,
    goTo: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send<{
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
        awaitPromise: true,
        target: { context },
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result?.value === undefined ? undefined : JSON.parse(result.value)
    },
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    travel: async (where) =>
      void (await send('browsingContext.traverseHistory', {
        context,
        delta: where === 'back' ? -1 : 1,
      })),
    noted: () => faults.splice(0),
    close: end,
  }
}

/** Firefox over WebDriver BiDi, which it speaks itself: Debian has no geckodriver. */
export async function launchFirefox(executablePath: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const { browser, address } = start(executablePath, profile)
  // A browser that hangs ignores the gentler signal.
  const kill = () => browser.kill('SIGKILL')
  process.once('exit', kill)
  const end = async () => {
    process.off('exit', kill)
    const ended = new Promise((done) => browser.once('exit', done))
    if (browser.exitCode === null && kill()) await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    return await inTime(BROWSER_LIMIT, 'Firefox did not start', connect(address, end))
  } catch (error) {
    await end()
    throw error
  }
}
