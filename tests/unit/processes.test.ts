import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { siteWith } from '#tests/site-copy.ts'
import { installOnce, run } from '#tools/processes.ts'

test('a build that the machine kills stops the deploy', async () => {
  const code = await run(
    process.execPath,
    ['-e', 'process.kill(process.pid, "SIGKILL")'],
    { heard: () => {} },
  )
  expect(code).toBe(1)
})

test('what is installed below .cache/ is not installed again', async () => {
  const folder = siteWith({ 'node_modules/editor/package.json': '{}' }, [])
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const installed = await installOnce(folder, 'no-such-package@0.0.0')
  expect(installed).toBe(join(folder, 'node_modules'))
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})

test('a program that is missing ends a command, which says which one', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await run('no-such-program', [], { heard: () => {} })).toBe(1)
  expect(said.mock.calls.join()).toContain(
    'no-such-program could not be started',
  )
  said.mockRestore()
})

test('a build hears what a program says and complains of', async () => {
  let output = ''
  const heard = (text: string) => {
    output += text
  }
  const script = 'console.log(process.env.OWN); console.error("no")'
  const code = await run(process.execPath, ['-e', script], {
    env: { OWN: 'yes' },
    heard,
  })
  expect([code, output.split('\n').sort().join('')]).toEqual([0, 'noyes'])
})
