import { beforeEach, expect, test, vi } from 'vitest'

const { run, installed } = vi.hoisted(() => ({
  run: vi.fn(),
  installed: vi.fn(),
}))
vi.mock('playwright', () => ({ chromium: { executablePath: () => '' } }))
vi.mock('#tools/processes.ts', () => ({ run }))
vi.mock('#tools/installed-browser.ts', () => ({ installedBrowser: installed }))

/** Imports `testBrowser` anew, as each command does, for a user who is not root. */
async function importTestBrowser() {
  vi.resetModules()
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  vi.spyOn(console, 'log').mockImplementation(() => {})
  return (await import('#tools/test-browser.ts')).testBrowser
}

beforeEach(() => {
  run.mockReset()
  installed.mockReset()
})

test('tests run in an installed browser, and do not install another', async () => {
  installed.mockReturnValue('/usr/bin/chromium')
  const testBrowser = await importTestBrowser()
  expect(await testBrowser()).toBe('/usr/bin/chromium')
  expect(run).not.toHaveBeenCalled()
})

test('tests install a missing browser only once for all their steps', async () => {
  run.mockImplementation(async () => installed.mockReturnValue('/new/chromium'))
  const testBrowser = await importTestBrowser()
  const paths = await Promise.all([testBrowser(), testBrowser()])
  expect(paths).toEqual(['/new/chromium', '/new/chromium'])
  expect(run.mock.calls).toEqual([['playwright', ['install', 'chromium']]])
})

test('tests say what they need if no browser can be installed', async () => {
  const testBrowser = await importTestBrowser()
  await expect(testBrowser()).rejects.toThrow('The tests need a Chromium')
})
