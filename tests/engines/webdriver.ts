import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { Driver } from './driver.ts'

/** Code points that stand for keys (W3C WebDriver, 'Keyboard actions'). */
const codePoints: Record<string, string> = {
  Alt: '\ue00a',
  ArrowRight: '\ue014',
  Enter: '\ue007',
  Escape: '\ue00c',
  Tab: '\ue004',
}
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })

/** One command of the WebDriver protocol. */
async function command(
  base: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(base + path, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(30_000),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

interface WebKit {
  driver: string
  /** The browser that belongs to it. */
  browser: string
  /** Gives the browser a screen; where one is there it may be left out. */
  screen: string | undefined
}

/** WebKitGTK by WebDriver, the only protocol it has for this. */
export async function launchWebKit({ driver, browser, screen }: WebKit): Promise<Driver> {
  const port = await freePort()
  const [file = '', ...args] = [
    ...(screen ? [screen, '-a', '-s', '-screen 0 1600x1200x24'] : []),
    driver,
    `--port=${port}`,
  ]
  // In a process group of its own, since neither xvfb-run nor the driver ends what it has started when it is ended.
  const child = spawn(file, args, { detached: true, stdio: 'ignore' })
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid)
    } catch {
      // It has ended by itself.
    }
  }
  process.once('exit', end)
  const server = `http://127.0.0.1:${port}`
  try {
    for (let tries = 0; ; tries++) {
      const ready = await command(server, 'GET', '/status').catch((error) => {
        if (tries > 100) throw error
      })
      if (ready) break
      await new Promise((done) => setTimeout(done, 100))
    }
    const alwaysMatch = {
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
    }
    const { sessionId, capabilities } = (await command(server, 'POST', '/session', {
      capabilities: { alwaysMatch },
    })) as {
      sessionId: string
      capabilities: { browserVersion: string }
    }
    const session = `${server}/session/${sessionId}`
    const send = (path: string, body?: object) => command(session, 'POST', path, body)
    const evaluate = async (expression: string) => {
      const script = `const done = arguments[0]; Promise.resolve().then(() => ${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const { value, error } = (await send('/execute/async', { script, args: [] })) as {
        value?: unknown
        error?: string
      }
      if (error) throw new Error(error)
      return value ?? undefined
    }
    const keys = (actions: object[]) =>
      send('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    const result: Driver = {
      settles: 350,
      version: `WebKitGTK ${capabilities.browserVersion}`,
      goTo: async (url) => void (await send('/url', { url })),
      resize: async (width, height) => {
        // The window has a tool bar; how high it is tells the first try.
        for (let more = { width: 0, height: 0 }, tries = 0; tries < 2; tries++) {
          await send('/window/rect', {
            x: 0,
            y: 0,
            width: width + more.width,
            height: height + more.height,
          })
          await new Promise((done) => setTimeout(done, 200))
          const [innerWidth, innerHeight] = (await evaluate('[innerWidth, innerHeight]')) as [
            number,
            number,
          ]
          more = { width: width - innerWidth, height: height - innerHeight }
        }
      },
      evaluate,
      clickAt: async (x, y) => {
        const actions = [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]
        await send('/actions', {
          actions: [
            { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
          ],
        })
      },
      type: async (text) => {
        const active = (await command(session, 'GET', '/element/active')) as Record<string, string>
        // Emoji stand on no key, and the driver leaves them out: they come as from an input method.
        for (const [index, part] of text.split(/([\u{10000}-\u{10ffff}\u200d]+)/u).entries()) {
          if (index % 2 === 1)
            await evaluate(`document.execCommand('insertText', false, ${JSON.stringify(part)})`)
          else if (part)
            await send(`/element/${active[elementKey]}/value`, {
              text: part.replaceAll('\n', codePoints.Enter ?? ''),
            })
        }
      },
      press: async (...pressed) => {
        const values = pressed.map((key) => codePoints[key] ?? key)
        await keys([
          ...values.map((value) => ({ type: 'keyDown', value })),
          ...[...values].reverse().map((value) => ({ type: 'keyUp', value })),
        ])
      },
      // A script that leaves its own page is never answered for.
      travel: async (where) => void (await send(`/${where}`)),
      noted: () => [],
      close: async () => {
        await command(session, 'DELETE', '').catch(() => {})
        end()
      },
    }
    return result
  } catch (error) {
    end()
    throw error
  }
}
