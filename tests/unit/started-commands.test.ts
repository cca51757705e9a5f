import { beforeEach, describe, expect, test, vi } from 'vitest'

const { run, serve, checkBeforeBuild } = vi.hoisted(() => ({
  run: vi.fn(),
  serve: vi.fn(),
  checkBeforeBuild: vi.fn(),
}))
vi.mock('#tools/processes.ts', () => ({ run, buildArgs: ['build'] }))
vi.mock('#tools/static-host.ts', () => ({ serve }))
vi.mock('#tools/launch/launch.ts', () => ({ checkBeforeBuild }))
vi.mock('#ssg/settings/settings.ts', async (load) => ({
  ...(await load<object>()),
  settings: () => ({}),
}))

/** A command as tools/run.mjs loads it. */
const command = (name: string) =>
  import(`../../tools/commands/${name}.ts`) as Promise<{
    main(args: string[]): Promise<unknown>
  }>
const printed: string[] = []

type Call = [program: string, args: string[], options: Options]
type Options = { env: Record<string, string> }

/** Command line and environment of the first program that a command has started. */
function firstProgram() {
  const [[program, args, { env }]] = run.mock.calls as [Call]
  const typed = [program, ...args]
  return { typed, env }
}

beforeEach(() => {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((text) => printed.push(text))
  run.mockReset().mockResolvedValue(0)
  serve.mockReset().mockResolvedValue({ url: 'http://localhost:4173' })
  const report = { ok: true, text: 'All is well.' }
  checkBeforeBuild.mockReset().mockReturnValue(report)
  vi.stubEnv('PORT', undefined)
})

describe('a build', () => {
  test('prints what the content checks report, then builds for production', async () => {
    const { main } = await command('build')
    expect(await main([])).toBe(0)
    expect(printed).toEqual(['All is well.'])
    const { typed, env } = firstProgram()
    expect(typed).toEqual(['node', 'build'])
    expect(env).toMatchObject({ NODE_ENV: 'production' })
  })

  test('fails and builds nothing if a mistake in the content stops it', async () => {
    checkBeforeBuild.mockReturnValue({ ok: false, text: 'A title is missing.' })
    const { main } = await command('build')
    expect(await main([])).toBe(1)
    expect(printed).toEqual(['A title is missing.'])
    expect(run).not.toHaveBeenCalled()
  })
})

describe('npm start', () => {
  test('serves the site it has built, and prints the address', async () => {
    const { main } = await command('start')
    expect(await main([])).toBeUndefined()
    expect(serve).toHaveBeenCalledWith(
      expect.objectContaining({ folder: 'dist', port: 4173 }),
    )
    expect(printed.join()).toContain('served at http://localhost:4173')
  })

  test('serves the site from the folder that OUT_DIR names, not an older one in dist', async () => {
    vi.stubEnv('OUT_DIR', '.cache/other')
    const { main } = await command('start')
    await main([])
    const fromFolder = expect.objectContaining({ folder: '.cache/other' })
    expect(serve).toHaveBeenCalledWith(fromFolder)
  })

  test('does not serve an older site if the build fails', async () => {
    run.mockResolvedValue(3)
    const { main } = await command('start')
    expect(await main([])).toBe(3)
    expect(serve).not.toHaveBeenCalled()
  })

  test('serves the last build with --no-build, at the port that PORT names', async () => {
    vi.stubEnv('PORT', '8080')
    const { main } = await command('start')
    await main(['--no-build'])
    expect(run).not.toHaveBeenCalled()
    const atPort = expect.objectContaining({ port: 8080 })
    expect(serve).toHaveBeenCalledWith(atPort)
  })

  test.each(['abc', '99999', '80.5', '-1'])(
    'builds nothing and says what PORT may be if its value is %s',
    async (PORT) => {
      vi.stubEnv('PORT', PORT)
      const { main } = await command('start')
      await expect(main([])).rejects.toMatchObject({
        isForUser: true,
        message: expect.stringContaining(`not '${PORT}'`),
      })
      expect(run).not.toHaveBeenCalled()
    },
  )

  test('serves at the default port if PORT is empty', async () => {
    vi.stubEnv('PORT', '')
    const { main } = await command('start')
    await main(['--no-build'])
    const atPort = expect.objectContaining({ port: 4173 })
    expect(serve).toHaveBeenCalledWith(atPort)
  })
})

test('npm test builds the site for visitors, and checks no pages if the build fails', async () => {
  vi.stubEnv('SITE_CONTEXT', undefined)
  run.mockImplementation(async (name) => (name === 'node' ? 2 : 0))
  const { main } = await command('test')
  expect(await main(['--quick'])).toBe(1)
  const programs = run.mock.calls.map(([name, args]) =>
    [name, ...args].join(' '),
  )
  expect(programs).toContain('vitest run --project unit')
  expect(programs).not.toContain('vitest run --project built')
  expect(process.env.SITE_CONTEXT).toBe('local')
  expect(printed.join('\n')).toMatch(/✗ Production build .* passed, 1 failed$/s)
})

test.each([
  ['dev', 'without EDIT', undefined],
  ['edit', 'with EDIT=on', 'on'],
])('npm run %s starts the development server %s', async (name, _, edit) => {
  const { main } = await command(name)
  await main(['--host'])
  const { typed, env } = firstProgram()
  expect(typed).toEqual(['vite-react-ssg', 'dev', '--host'])
  expect(env.NODE_ENV).toBe('development')
  expect(env.EDIT).toBe(edit)
})
