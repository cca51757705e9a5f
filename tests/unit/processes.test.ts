import { chmodSync, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteWith } from '#tests/site-copy.ts'
import { installOnce, run } from '#tools/processes.ts'

const ignore = () => {}
/** Keeps what is said to a developer out of the report of the tests. */
const quietErrors = () => vi.spyOn(console, 'error').mockImplementation(ignore)

test('a build that the machine kills stops the deploy', async () => {
  const killed = ['-e', 'process.kill(process.pid, "SIGKILL")']
  const code = await run(process.execPath, killed, { onOutput: ignore })
  expect(code).toBe(1)
})

test('what is installed below .cache/ is not installed again', async () => {
  const folder = siteWith({ 'node_modules/editor/package.json': '{}' }, [])
  const said = quietErrors()
  const installed = await installOnce(folder, 'no-such-package@0.0.0')
  expect(installed).toBe(join(folder, 'node_modules'))
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})

test('a program that is missing ends a command, which says which one', async () => {
  const said = quietErrors()
  const code = await run('no-such-program', [], { onOutput: ignore })
  expect(code).toBe(1)
  expect(said.mock.calls.join()).toContain(
    'no-such-program could not be started',
  )
  said.mockRestore()
})

test('a build hears what a program says and complains of', async () => {
  let output = ''
  const onOutput = (text: string) => {
    output += text
  }
  const script = 'console.log(process.env.OWN); console.error("no")'
  const code = await run(process.execPath, ['-e', script], {
    env: { OWN: 'yes' },
    onOutput,
  })
  expect(code).toBe(0)
  const lines = output.split('\n').sort()
  expect(lines.join('')).toBe('noyes')
})

test('a program that a command has started ends with the command', async () => {
  const before = process.listeners('exit')
  const forever = ['-e', 'setInterval(() => {}, 1000)']
  const ended = run(process.execPath, forever, { onOutput: ignore })
  const listeners = process.listeners('exit')
  const own = listeners.filter((listener) => !before.includes(listener))
  expect(own).toHaveLength(1)
  for (const end of own) end.call(process, 0)
  expect(await ended).toBe(1)
  expect(process.listeners('exit')).toEqual(before)
})

describe.skipIf(process.platform === 'win32')(
  'npm, where packages are missing',
  () => {
    /** A machine whose npm is this script. */
    function withNpm(script: string) {
      const folder = siteWith({ npm: `#!/bin/sh\n${script}\n` }, [])
      chmodSync(join(folder, 'npm'), 0o755)
      const folders = [folder, process.env.PATH]
      vi.stubEnv('PATH', folders.join(delimiter))
      return join(folder, 'packages')
    }

    beforeEach(() => {
      quietErrors()
    })
    afterEach(() => vi.mocked(console.error).mockRestore())

    test('fails with its own words', async () => {
      const folder = withNpm('echo no network; exit 1')
      const installing = installOnce(folder, 'editor@1.0.0')
      await expect(installing).rejects.toThrow(
        'npm cannot install editor@1.0.0:\nno network',
      )
      expect(existsSync(folder)).toBe(false)
    })

    test('installs them beside their place, where they are moved once whole', async () => {
      // The folder is the argument after --prefix; scripts of packages are not run.
      const folder = withNpm(
        '[ "$3" = --ignore-scripts ] && mkdir -p "$5/node_modules/editor"',
      )
      const installed = await installOnce(folder, 'editor@1.0.0')
      expect(installed).toBe(join(folder, 'node_modules'))
      expect(existsSync(join(installed, 'editor'))).toBe(true)
      expect(existsSync(`${folder}-${process.pid}`)).toBe(false)
    })

    test('leaves those that another build has put there on the way', async () => {
      const folder = withNpm(
        'mkdir -p "$5/node_modules" "$(dirname "$5")/packages/node_modules/first"',
      )
      const installed = await installOnce(folder, 'editor@1.0.0')
      expect(existsSync(join(installed, 'first'))).toBe(true)
      expect(existsSync(`${folder}-${process.pid}`)).toBe(false)
    })
  },
)
