import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { asDelivered } from '../delivered/as-delivered.ts'
import { goingLive } from './going-live.ts'
import { SiteCopy } from './site-copy.ts'

// Recipes of the README in the order of a working day; each test continues from the one before.
// They change the delivered texts, so they do not fit an owner's own copy.

const copy = new SiteCopy()
const site = copy.folder
const engine = join(site, 'node_modules/vite-react-ssg/bin/vite-react-ssg.js')

/** Keeps variables of this machine from making the build a preview or a deploy. */
const env = { ...process.env, NODE_ENV: 'production', SITE_CONTEXT: 'local' }

const read = (file: string) => readFileSync(join(site, file), 'utf8')
const built = (file: string) => read(`dist/${file}`)
const builtFiles = () =>
  (readdirSync(join(site, 'dist'), { recursive: true }) as string[]).filter((name) =>
    /\.(?:html|js|txt|xml|json)$/.test(name),
  )

/** Changes a file; returns the number of changed lines. */
function change(file: string, from: string | RegExp, to: string): number {
  const before = read(file)
  const after = before.replace(from, to)
  expect(after, `${from} was not found in ${file}`).not.toBe(before)
  writeFileSync(join(site, file), after)
  const lines = before.split('\n')
  return after.split('\n').filter((line, index) => line !== lines[index]).length
}

function run(command: string, args: string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/run.mjs', command, ...args],
    { cwd: site, env, encoding: 'utf8' },
  )
  return { status, output: stdout + stderr }
}

function build() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [engine, 'build'], {
    cwd: site,
    env,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

afterAll(() => copy.delete())

describe.skipIf(!asDelivered)("a consultant's working day", () => {
  test('a sentence, a price and a legal paragraph are changed and a sample is added', () => {
    expect(
      change(
        'data/home.ts',
        /title: '[^']*',\n {2}intro/,
        "title: 'Leads that you can count, and a straight report',\n  intro",
      ),
    ).toBe(1)
    expect(change('data/prices.json', '"INR": 7999', '"INR": 8499')).toBe(1)
    expect(
      change(
        'pages/legal/privacy-policy.mdx',
        '- I do not sell personal data.',
        '- I do not sell personal data, and I do not lend it.',
      ),
    ).toBe(1)
    const { status, output } = run('new', [
      '--kind',
      'content',
      '--slug',
      'food',
      '--title',
      'Food writing samples',
    ])
    expect(output).toContain('Written: pages/content/food.mdx')
    expect(status).toBe(0)
    expect(run('check-content')).toEqual({ status: 0, output: 'The content is in order.\n' })
  })

  test('the dev server shows the changes', async () => {
    const server = spawn(process.execPath, [engine, 'dev'], {
      cwd: site,
      env: { ...env, NODE_ENV: 'development' },
    })
    try {
      const answer = await fetch(`${await addressOf(server)}/content/food`)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toMatch(/<h1[^>]*>Food writing samples/)
    } finally {
      server.kill()
    }
  })

  test('the build has every change on every page that shows it', () => {
    const { status, output } = build()
    expect(status, output).toBe(0)
    expect(built('index.html')).toContain('Leads that you can count, and a straight report')
    expect(built('legal/privacy-policy.html')).toContain(
      'I do not sell personal data, and I do not lend it.',
    )

    for (const page of ['index.html', 'ai-career-program.html', 'career/beginner.html'])
      expect(built(page), page).toContain('8,499')
    expect(builtFiles().filter((file) => /(?<!\d)7,?999(?!\d)/.test(built(file)))).toEqual([])

    expect(built('content/food.html')).toContain('Food writing samples')
    for (const listing of ['index.html', 'projects.html'])
      expect(built(listing), listing).toContain('href="/content/food"')
    expect(built('sitemap.xml')).toContain('/content/food</loc>')
    expect(existsSync(join(site, 'dist/share/content/food.png'))).toBe(true)
  })

  test('a link to a renamed sample stops check and build and is reported with its line', () => {
    change('pages/legal/disclaimer.mdx', /$/, '\nSome of it can be [read here](/content/food).\n')
    renameSync(join(site, 'pages/content/food.mdx'), join(site, 'pages/content/cooking.mdx'))
    const line = read('pages/legal/disclaimer.mdx').trimEnd().split('\n').length
    const message = new RegExp(
      `pages/legal/disclaimer\\.mdx:${line}:31 .*'/content/food' leads nowhere: there is no page`,
    )
    const check = run('check-content')
    expect(check.output).toMatch(message)
    expect(check.status).toBe(1)
    const { status, output } = build()
    expect(output).toMatch(message)
    expect(status).not.toBe(0)
  })

  test('listings and sitemap follow a corrected link and a deleted sample', () => {
    change('pages/legal/disclaimer.mdx', '(/content/food)', '(/content/cooking)')
    rmSync(join(site, 'pages/content/listicle.mdx'))
    const { status, output } = build()
    expect(status, output).toBe(0)
    for (const listing of ['index.html', 'projects.html', 'sitemap.xml'])
      expect(built(listing), listing).toContain('/content/cooking')
    expect(builtFiles().filter((file) => /content\/(?:food|listicle)\b/.test(built(file)))).toEqual(
      [],
    )
    expect(existsSync(join(site, 'dist/content/listicle.html'))).toBe(false)
  })

  test('the launch check names everything that must not go live, the new page included', () => {
    const { status, output } = run('launch-check')
    expect(output).toMatch(/data\/site\.json:\d+:3 {2}'hello@example\.com' reaches nobody/)
    expect(output).toMatch(
      /pages\/content\/cooking\.mdx:\d+:\d+ {2}The page still has the words that `npm run new`/,
    )
    expect(status).toBe(1)
  })
})

test.skipIf(!asDelivered)(
  "a production deploy of the consultant's own facts is not blocked",
  async () => {
    const mine = new SiteCopy()
    try {
      await goingLive.change(mine)
      expect(mine.run('launch-check')).toContain('Nothing blocks going live')
      expect(mine.run('check-content')).toBe('The content is in order.\n')
    } finally {
      mine.delete()
    }
  },
)

/** Address that the dev server prints, since it takes the next free port. */
const addressOf = (server: ChildProcess) =>
  new Promise<string>((done, fail) => {
    let output = ''
    const hear = (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString())
      const address = /Local:\s+(http:\/\/\S+?)\/?\s/.exec(output)?.[1]
      if (address) done(address)
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.on('exit', () => fail(new Error(`The dev server stopped:\n${output}`)))
  })
