import { beforeEach, describe, expect, test, vi } from 'vitest'

const { run, serve, beforeBuild } = vi.hoisted(() => ({
  run: vi.fn(),
  serve: vi.fn(),
  beforeBuild: vi.fn(),
}))
vi.mock('#tools/processes.ts', () => ({ run, siteBuild: ['build'] }))
vi.mock('#tools/static-host.ts', () => ({ serve }))
vi.mock('#tools/launch/launch.ts', () => ({ beforeBuild }))
vi.mock('#ssg/settings/settings.ts', () => ({ settings: () => ({}) }))

/** A command as tools/run.mjs loads it. */
const command = (name: string) =>
  import(`../../tools/commands/${name}.ts`) as Promise<{
    main(args: string[]): Promise<unknown>
  }>
const said: string[] = []

type Call = [program: string, args: string[], options: Options]
type Options = { env: Record<string, string> }

/** The first program that a command has started, as it is typed, and its environment. */
function started() {
  const [[program, args, { env }]] = run.mock.calls as [Call]
  const typed = [program, ...args]
  return { typed, env }
}

beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((text) => said.push(text))
  run.mockReset().mockResolvedValue(0)
  serve.mockReset().mockResolvedValue({ url: 'http://localhost:4173' })
  const report = { ok: true, text: 'All is well.' }
  beforeBuild.mockReset().mockReturnValue(report)
  vi.stubEnv('PORT', undefined)
})

describe('a build', () => {
  test('is one for visitors, after its report', async () => {
    const { main } = await command('build')
    expect(await main([])).toBe(0)
    expect(said).toEqual(['All is well.'])
    const { typed, env } = started()
    expect(typed).toEqual(['node', 'build'])
    expect(env).toMatchObject({ NODE_ENV: 'production' })
  })

  test('that its content stops fails and builds nothing', async () => {
    beforeBuild.mockReturnValue({ ok: false, text: 'A title is missing.' })
    const { main } = await command('build')
    expect(await main([])).toBe(1)
    expect(said).toEqual(['A title is missing.'])
    expect(run).not.toHaveBeenCalled()
  })
})

describe('npm start', () => {
  test('serves what it has built, and says where', async () => {
    const { main } = await command('start')
    expect(await main([])).toBeUndefined()
    expect(serve).toHaveBeenCalledWith(
      expect.objectContaining({ dir: 'dist', port: 4173 }),
    )
    expect(said.join()).toContain('served at http://localhost:4173')
  })

  test('serves no older site where the build failed', async () => {
    run.mockResolvedValue(3)
    const { main } = await command('start')
    expect(await main([])).toBe(3)
    expect(serve).not.toHaveBeenCalled()
  })

  test('serves what is there, at another port, if that is asked for', async () => {
    vi.stubEnv('PORT', '8080')
    const { main } = await command('start')
    await main(['--no-build'])
    expect(run).not.toHaveBeenCalled()
    const atPort = expect.objectContaining({ port: 8080 })
    expect(serve).toHaveBeenCalledWith(atPort)
  })
})

test('npm test tests the site as live, and no pages whose build failed', async () => {
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
  expect(said.join('\n')).toMatch(/✗ Production build .* passed, 1 failed$/s)
})

test.each([
  ['dev', undefined],
  ['edit', 'on'],
])(
  'npm run %s serves the site while it changes, with the editor: %s',
  async (name, edit) => {
    const { main } = await command(name)
    await main(['--host'])
    const { typed, env } = started()
    expect(typed).toEqual(['vite-react-ssg', 'dev', '--host'])
    expect(env.NODE_ENV).toBe('development')
    expect(env.EDIT).toBe(edit)
  },
)
