import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { SiteCopy, siteWith } from '#tests/site-copy.ts'
import { median } from '#tools/commands/measure.ts'
import { runEach, stagesFor } from '#tools/commands/test.ts'
import { copyPath } from '#tools/copy-path.ts'
import { readFlags } from '#tools/flags.ts'
import { launchFindings } from '#tools/launch/launch.ts'
import { root } from '#tools/root.ts'
import { until } from './until.ts'

interface Machine {
  /** Flags for Node.js. */
  node?: readonly string[]
  /** The text of the copy's package-lock.json. */
  lock?: string
  /** The text of npm's record of the packages in the copy's node_modules. */
  installed?: string
  folder?: string
  uid?: number
}

/** Runs the command `args` in a read-only copy of the project, as on `machine`. */
function run(args: readonly string[], machine: Machine = {}) {
  const { node = [], folder = 'site', lock, installed, uid } = machine
  const parent = siteWith({}, [])
  const site = join(parent, folder)
  mkdirSync(site)
  for (const part of ['tools', 'package.json']) {
    const copy = join(site, part)
    copyPath(join(root, part), copy)
  }
  if (lock) writeFileSync(join(site, 'package-lock.json'), lock)
  if (installed !== undefined) {
    mkdirSync(join(site, 'node_modules'))
    writeFileSync(join(site, 'node_modules/.package-lock.json'), installed)
  }
  for (const place of [parent, site]) chmodSync(place, 0o555)
  const command = join(site, 'tools/run.mjs')
  const result = spawnSync(process.execPath, [...node, command, ...args], {
    encoding: 'utf8',
    ...(uid && { uid }),
  })
  for (const place of [parent, site]) chmodSync(place, 0o755)
  return result
}

/** Flags that make Node.js report `version` as its version. */
const flagsForNode = (version: string) => [
  '--import',
  'data:text/javascript,Object.defineProperty(process,"versions",' +
    `{value:{...process.versions,node:"${version}"}})`,
]
const isRoot = process.getuid?.() === 0

describe('a command', () => {
  /** The message on a version of Node.js that is too old. */
  const tooOldMessage = (version: string) =>
    `This is Node.js ${version}, and the site needs 20.19, or 22.12 or newer: see nodejs.org\n`
  const unreadableMessage =
    'in its name, which Vite cannot read: rename the folder.\n'
  const foreignMessage = ': make it your own, or copy the project.\n'
  const anotherUser = isRoot ? { uid: 65_534 } : {}
  test.each<readonly [string, Machine, string]>([
    ...['18.20.0', '20.18.9', '21.7.0', '22.11.0'].map(
      (version) =>
        [
          `on Node.js ${version}`,
          { node: flagsForNode(version) },
          tooOldMessage(version),
        ] as const,
    ),
    ["in a folder named 'site #1'", { folder: 'site #1' }, unreadableMessage],
    ["in a folder named '100%'", { folder: '100%' }, unreadableMessage],
    // Windows allows no colon in a file name.
    ...(process.platform === 'win32'
      ? []
      : [
          [
            "in a folder named 'Site 26:27'",
            { folder: 'Site 26:27' },
            unreadableMessage,
          ] as const,
        ]),
    ["in another user's folder", anotherUser, foreignMessage],
    [
      'with two versions of Git in package-lock.json',
      { lock: '{\n<<<<<<< HEAD\n}' },
      'npm join two versions with npm install --package-lock-only.\n',
    ],
  ])('%s stops and explains why in one sentence', (_, machine, message) => {
    const { status, stdout, stderr } = run(['build'], machine)
    expect(stderr).toMatch(/^.+\n$/)
    expect(stderr).toContain(message)
    expect([status, stdout]).toEqual([1, ''])
  })
})

test.each(['start', 'build', 'dev', 'edit', 'new', 'check-content'])(
  "the command %s runs without installing the tests' packages",
  (name) => {
    const vitest = { version: '4.1.12', dev: true }
    const packages = { 'node_modules/vitest': vitest }
    const lock = JSON.stringify({ packages })
    const { stderr } = run([name], { lock })
    expect(stderr).not.toContain('Installing')
  },
)

const react = { 'node_modules/react': { version: '19.0.0' } }
const lock = JSON.stringify({ packages: react })
/** npm's record of an installation of `lock` on another system or processor. */
const recordOf = (machine: object) => {
  const binding = { version: '1.0.0', optional: true, ...machine }
  return JSON.stringify({
    packages: { ...react, 'node_modules/binding': binding },
  })
}

test.skipIf(process.platform === 'win32').each([
  ['a package is missing', undefined],
  ["npm's record of its packages is empty", ''],
  ['node_modules comes from another system', recordOf({ os: ['other'] })],
  ['node_modules comes from another processor', recordOf({ cpu: ['other'] })],
])(
  'a command tries to install packages if %s, and reports a failed installation',
  (_, installed) => {
    const bin = siteWith(
      { npm: '#!/bin/sh\necho no network >&2; exit 1\n' },
      [],
    )
    chmodSync(join(bin, 'npm'), 0o755)
    const places = [bin, process.env.PATH]
    vi.stubEnv('PATH', places.join(delimiter))
    vi.stubEnv('npm_execpath', undefined)
    const { status, stderr } = run(['start'], {
      lock,
      ...(installed !== undefined && { installed }),
    })
    expect(stderr).toBe(
      'Installing dependencies …\nno network\n' +
        'npm ci failed: see its message above.\n',
    )
    expect(status).toBe(1)
  },
)

test('the median of measured times is the middle one by size', () =>
  expect(median([990, 1200, 80, 1000, 70])).toBe(990))

test.each(['build', 'measure', 'new', 'test'])(
  'the command %s refuses an unknown option and names it',
  (name) => {
    const { output } = new SiteCopy().attempt(name, '--unknown')
    expect(output).toContain('--unknown')
    expect(output).not.toMatch(/^ +at /m)
  },
)

test('commands remove the space before && that Windows adds to environment variables', () => {
  // The table in the guide names the variables.
  const guide = readFileSync(join(root, 'docs/deploy/README.md'), 'utf8')
  const rows = guide.match(/^\| `.*(?= \|)/gm)?.join() ?? ''
  const names = rows.match(/\b[A-Z]+_[A-Z_]+\b|\bPORT\b/g) ?? []
  expect(names).toContain('SITE_CONTEXT')
  const site = new SiteCopy()
  site.write(
    'tools/commands/show.ts',
    'export const main = () => console.log(JSON.stringify(process.env))',
  )
  const env = { ...process.env }
  for (const name of names) env[name] = 'abc '
  const { stdout, output } = site.runScript('tools/run.mjs', ['show'], { env })
  if (!stdout) throw new Error(output)
  const shown = JSON.parse(stdout) as Record<string, string>
  expect(names.filter((name) => shown[name] !== 'abc')).toEqual([])
})

test.each(['EACCES', 'EPERM', 'EROFS'])(
  'a command names a file that it may not write in one sentence (error: %s)',
  (code) => {
    const site = new SiteCopy()
    const error = `Object.assign(new Error(), { code: '${code}', path: 'a.mdx' })`
    site.write(
      'tools/commands/show.ts',
      `export const main = () => { throw ${error} }`,
    )
    const { status, output } = site.attempt('show')
    expect(output).toBe(
      'You may not read or write a.mdx: make it your own, or copy the project.\n',
    )
    expect(status).toBe(1)
  },
)

test.each(['20.19.0', '22.12.0', '24.1.0'])(
  'on Node.js %s an unknown command prints the list of commands',
  (version) => {
    const node = flagsForNode(version)
    const { stderr } = run(['biuld'], { node })
    expect(stderr).toMatch(/^There is no command 'biuld': .* build, /)
  },
)

test.skipIf(process.platform === 'win32').each([
  ['npm is asked to end', 'SIGTERM', 1],
  ['npm is killed', 'SIGKILL', 1],
  ['somebody presses Ctrl+C', 'SIGINT', -1],
] as const)('`npm start` stops serving when %s', async (_, signal, group) => {
  const site = new SiteCopy()
  for (const page of ['index', '404']) site.write(`dist/${page}.html`, page)
  const options = {
    cwd: site.folder,
    detached: true,
    env: { ...process.env, PORT: '0' },
  }
  const npm = spawn('npm', ['start', '--', '--no-build'], options)
  const output: string[] = []
  npm.stdout.on('data', (text) => output.push(text))
  const answer = () => {
    const [url = ''] = /http\S+/.exec(output.join('')) ?? []
    return fetch(url).catch(() => 'none')
  }
  const pollOptions = { timeout: 60_000 }
  await expect.poll(answer, pollOptions).not.toBe('none')
  process.kill(group * Number(npm.pid), signal)
  await expect.poll(answer, pollOptions).toBe('none')
})

test("the command setup asks the owner to try the chat link with the site's own number", () => {
  const site = new SiteCopy()
  site.changeYaml<Record<string, string>>('data/site.yaml', (facts) => {
    facts.chatNumber = '919830000001'
  })
  const output = site.run('setup', ['--name', 'Tara Roy'])
  expect(output).toContain('https://wa.me/919830000001\n')
  expect(output).toContain('Written: data/site.yaml\n')
  const left = launchFindings(site.folder).filter(
    ({ id, blocking }) => blocking && id.startsWith('identity.'),
  )
  const namesSamples = output.includes("Still the sample's:\n  data/")
  expect(namesSamples).toBe(left.length > 0)
  expect(output).not.toContain('no more: delete it')
})

test('`check-content` exits with code 1 at a mistake, so the check of a pull request fails', () => {
  const site = new SiteCopy()
  site.write('data/footer.yaml', 'disclaimer: "no end\n')
  const { status, stdout } = site.attempt('check-content')
  expect(stdout).toContain('data/footer.yaml:')
  expect(status).toBe(1)
})

test('`launch-check --json` prints only JSON, even if a file cannot be read', () => {
  const site = new SiteCopy()
  site.write('data/footer.yaml', 'disclaimer: "no end\n')
  const { status, stdout, output } = site.attempt('launch-check', '--json')
  expect([status, output]).toEqual([1, stdout])
  expect(JSON.parse(stdout)[0]).toMatchObject({
    file: 'data/footer.yaml',
    blocking: true,
  })
})

test("`npm test` with --only runs one step, and prints the step's name above its output", () => {
  const site = new SiteCopy()
  site.write('tsconfig.json', '{ "files": [] }')
  const { status, stdout } = site.attempt('test', '--only', 'types')
  const lines = stdout.split('\n').filter(Boolean)
  expect(lines).toEqual([
    expect.stringMatching(/^── Types ─+$/),
    expect.stringContaining('TS18002'),
    expect.stringMatching(/^✗ Types \(.* s\)$/),
    '0 passed, 1 failed',
  ])
  expect(status).toBe(1)
})

test('`npm test` runs the browser tests alone, since they use all cores', () => {
  const names = stagesFor({}).map((lanes) => lanes.flat().map(([name]) => name))
  expect(names).toContainEqual(['Browser and resilience tests'])
})

/** The names of all steps that `npm test` runs with these flags. */
const stepsOf = (flags: Parameters<typeof stagesFor>[0]) =>
  stagesFor(flags)
    .flat(2)
    .map(([name]) => name)

const quickSteps = [
  'Unit tests',
  'Production build',
  'Built pages',
  'Types',
  "Types of the browser's code",
  'Lint and format',
  'Unused code',
]

test('`npm test` runs every check, and with --quick all except those in a browser', () => {
  expect(stepsOf({ quick: true })).toEqual(quickSteps)
  const inBrowsers = [
    'Build with analytics',
    'Browser and resilience tests',
    'Recipes of the README',
    'Review of a branch',
    'Editor in the browser',
  ]
  const everyStep = [...quickSteps, ...inBrowsers]
  expect(stepsOf({}).sort()).toEqual(everyStep.sort())
  expect(stepsOf({ delivered: true })).toContain('Delivered facts')
})

test('`npm test` with a limit of two lanes at once starts a third lane when one ends', async () => {
  const log: string[] = []
  const ends = [() => {}]
  const all = runEach(['a', 'b', 'c'], 2, async (lane) => {
    log.push(lane)
    await new Promise<void>((end) => ends.push(end))
  })
  expect(log).toEqual(['a', 'b'])
  ends[2]?.()
  await until(() => expect(log).toEqual(['a', 'b', 'c']))
  for (const end of ends) end()
  await all
})

const flags = {
  title: { type: 'string' },
  json: { type: 'boolean' },
} as const

test("a flag's value may follow a space or an equals sign", () => {
  const inTwoWords = readFlags(['--title', 'A b', '--json'], flags)
  expect(inTwoWords).toEqual({
    title: 'A b',
    json: true,
  })
  const inOneWord = readFlags(['--title=A b'], flags)
  expect(inOneWord).toEqual({ title: 'A b' })
})

test.each([
  ['--titel A', "Unknown option '--titel'"],
  ['--constructor', "Unknown option '--constructor'"],
  ['-t A', "Unknown option '-t'"],
  ['--title', "Option '--title <value>' argument missing"],
  ['--title --json', "Option '--title' argument is ambiguous"],
  ['--json=yes', "Option '--json' does not take an argument"],
  ['food', "Unexpected argument 'food'"],
])(
  'the arguments %s are refused with an error that names the mistake and all flags',
  (args, message) => {
    const read = () => readFlags(args.split(' '), flags)
    expect(read).toThrow(message)
    expect(read).toThrow(
      'The flags, which npm wants after --, are --title …, --json',
    )
  },
)
