import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** npm start on a free port, once it has printed its address. */
async function start() {
  const npm = spawn('npm', ['start', '--', '--no-build'], {
    env: { ...process.env, PORT: '0' },
    shell: process.platform === 'win32',
  })
  let output = ''
  for await (const chunk of npm.stdout) {
    output += chunk
    const [url] = /http:\S+/.exec(output) ?? []
    if (url) return { npm, url }
  }
  throw new Error(`npm start ended:\n${output}`)
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

test('npm start leaves no server behind where npm alone is told to end', async () => {
  const { npm, url } = await start()
  expect(await answers(url)).toBe(true)
  npm.kill()
  await once(npm, 'exit')
  await expect.poll(() => answers(url), { timeout: 10_000 }).toBe(false)
})
