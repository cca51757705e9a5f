import { chmodSync, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteWith } from '#tests/site-copy.ts'
import { installOnce, run } from '#tools/processes.ts'

const ignore = () => {}
/** Keeps messages to developers out of the report of the tests. */
const quietErrors = () => vi.spyOn(console, 'error').mockImplementation(ignore)

test('a program that the operating system kills counts as failed and stops a deploy', async () => {
  const killArgs = ['-e', 'process.kill(process.pid, "SIGKILL")']
  const code = await run(process.execPath, killArgs, { onOutput: ignore })
  expect(code).toBe(1)
})

test('a package that is installed below .cache/ is not installed again', async () => {
  const folder = siteWith({ 'node_modules/editor/package.json': '{}' }, [])
  const consoleError = quietErrors()
  const installed = await installOnce(folder, 'no-such-package@0.0.0')
  expect(installed).toBe(join(folder, 'node_modules'))
  expect(consoleError).not.toHaveBeenCalled()
  consoleError.mockRestore()
})

test('a command fails if its program is missing, and names that program', async () => {
  const consoleError = quietErrors()
  const code = await run('no-such-program', [], { onOutput: ignore })
  expect(code).toBe(1)
  expect(consoleError.mock.calls.join()).toContain(
    'no-such-program could not be started',
  )
  consoleError.mockRestore()
})

test('a command receives the output and the errors of the program that it runs', async () => {
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

test('the end of a command also ends the program that it runs', async () => {
  const before = process.listeners('exit')
  const foreverArgs = ['-e', 'setInterval(() => {}, 1000)']
  const ended = run(process.execPath, foreverArgs, { onOutput: ignore })
  const listeners = process.listeners('exit')
  const [end, ...others] = listeners.filter((each) => !before.includes(each))
  expect(others).toEqual([])
  end?.call(process, 0)
  expect(await ended).toBe(1)
  expect(process.listeners('exit')).not.toContain(end)
})

describe.skipIf(process.platform === 'win32')(
  'the installation of packages by npm',
  () => {
    /** Makes `script` run in place of npm, and returns the folder to install into. */
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

    test('fails with the message of npm', async () => {
      const folder = withNpm('echo no network; exit 1')
      const installing = installOnce(folder, 'editor@1.0.0')
      await expect(installing).rejects.toThrow(
        'npm cannot install editor@1.0.0:\nno network',
      )
      expect(existsSync(folder)).toBe(false)
    })

    test('uses a temporary folder, which is moved into place once complete', async () => {
      // $3 tells npm not to run scripts of packages; $5, after --prefix, is the temporary folder.
      const folder = withNpm(
        '[ "$3" = --ignore-scripts ] && mkdir -p "$5/node_modules/editor"',
      )
      const installed = await installOnce(folder, 'editor@1.0.0')
      expect(installed).toBe(join(folder, 'node_modules'))
      expect(existsSync(join(installed, 'editor'))).toBe(true)
      expect(existsSync(`${folder}-${process.pid}`)).toBe(false)
    })

    test('works on Windows for a folder with a space in its path', async () => {
      // On Windows, Node.js starts the shell that COMSPEC names.
      vi.stubEnv('COMSPEC', '/bin/sh').stubEnv('comspec', '/bin/sh')
      const platform = vi.spyOn(process, 'platform', 'get')
      platform.mockReturnValue('win32')
      const folder = withNpm('mkdir -p "$5/node_modules/editor"')
      const installed = await installOnce(`${folder} of Asha`, 'editor@1.0.0')
      platform.mockRestore()
      expect(existsSync(join(installed, 'editor'))).toBe(true)
    })

    test('keeps what another build has installed meanwhile', async () => {
      const folder = withNpm(
        'mkdir -p "$5/node_modules" "$(dirname "$5")/packages/node_modules/first"',
      )
      const installed = await installOnce(folder, 'editor@1.0.0')
      expect(existsSync(join(installed, 'first'))).toBe(true)
      expect(existsSync(`${folder}-${process.pid}`)).toBe(false)
    })
  },
)
