import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { Builder, Key } from 'selenium-webdriver'
import { actionsOf } from './actions.ts'
import type { Driver } from './driver.ts'
import { BROWSER_LIMIT, inTime } from './time-limit.ts'

const pause = (time: number) => new Promise<void>((done) => setTimeout(done, time))

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })

interface WebKit {
  driver: string
  /** The browser that belongs to the driver. */
  browser: string
  /** Provides a screen; optional where one exists. */
  screen: string | undefined
}

/** Starts the driver; resolves to its address and a function that ends it. */
async function start({ driver, screen }: WebKit) {
  const port = await freePort()
  const [file = '', ...args] = [
    ...(screen ? [screen, '-a', '-s', '-screen 0 1600x1200x24'] : []),
    driver,
    `--port=${port}`,
  ]
  // In a separate process group, since xvfb-run and the driver do not end their children.
  const child = spawn(file, args, { detached: true, stdio: 'ignore' })
  const end = () => {
    process.off('exit', end)
    try {
      if (child.pid) process.kill(-child.pid)
    } catch {
      // It has already exited.
    }
  }
  process.once('exit', end)
  const server = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries++) {
    const isReady = await fetch(`${server}/status`, { signal: AbortSignal.timeout(5000) })
      .then(({ ok }) => ok)
      .catch(() => false)
    if (isReady) return { server, end }
    await pause(100)
  }
  end()
  throw new Error(`${driver} does not answer`)
}

/** Starts the browser by its WebDriver server, which `end` ends. */
async function connect(server: string, browser: string, end: () => void): Promise<Driver> {
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: browser,
        args: ['--automation', '--features=+NavigationAPI'],
      },
      proxy: {
        proxyType: 'manual',
        httpProxy: '127.0.0.1:9',
        sslProxy: '127.0.0.1:9',
        noProxy: ['localhost', '127.0.0.1'],
      },
    })
    .build()
  const evaluate = async (expression: string) => {
    const { value, error } = await driver.executeAsyncScript<{ value?: unknown; error?: string }>(
      `const done = arguments[0]; Promise.resolve().then(() => ${expression}).then((value) ` +
        '=> done({ value }), (error) => done({ error: String(error) }))',
    )
    if (error) throw new Error(error)
    return value ?? undefined
  }
  const window = driver.manage().window()
  return {
    ...actionsOf(driver),
    settles: 350,
    version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    goTo: (url) => driver.get(url),
    resize: async (width, height) => {
      // The window has a tool bar; the first attempt measures its height.
      for (let more = { width: 0, height: 0 }, tries = 0; tries < 2; tries++) {
        await window.setRect({
          x: 0,
          y: 0,
          width: width + more.width,
          height: height + more.height,
        })
        await pause(200)
        const [innerWidth, innerHeight] = (await evaluate('[innerWidth, innerHeight]')) as [
          number,
          number,
        ]
        more = { width: width - innerWidth, height: height - innerHeight }
      }
    },
    evaluate,
    type: async (text) => {
      const field = await driver.switchTo().activeElement()
      // Emoji have no key, and the driver drops them: they are inserted as by an input method.
      for (const [index, part] of text.split(/([\u{10000}-\u{10ffff}\u200d]+)/u).entries()) {
        if (index % 2 === 1)
          await evaluate(`document.execCommand('insertText', false, ${JSON.stringify(part)})`)
        else if (part) await field.sendKeys(part.replaceAll('\n', Key.ENTER))
      }
    },
    // A script that leaves its own page never gets a response.
    travel: (where) => driver.navigate()[where](),
    noted: () => [],
    close: async () => {
      await inTime(BROWSER_LIMIT, 'it did not quit', driver.quit()).catch(() => {})
      end()
    },
  }
}

/** WebKitGTK over WebDriver, the only protocol it has for this. */
export async function launchWebKit(webKit: WebKit): Promise<Driver> {
  const { server, end } = await start(webKit)
  try {
    return await inTime(
      BROWSER_LIMIT,
      `${webKit.driver} did not start a browser`,
      connect(server, webKit.browser, end),
    )
  } catch (error) {
    end()
    throw error
  }
}
