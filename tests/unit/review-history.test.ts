import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { deployContext, readGitFacts } from '#ssg/settings/deploy-context.ts'
import { siteWith } from '#tests/site-copy.ts'
import { buildBase, findBase } from '#tools/review/base.ts'
import { changedFiles } from '#tools/review/changed-files.ts'
import { writeReview } from '#tools/review/review.ts'
import { gitIn, hasGit } from './git-in.ts'

// Tests what the review reads from Git, and which builds it makes. review.test.ts tests what the
// review shows.

/** The program that builds the site. */
const buildProgram = 'node_modules/vite-react-ssg/bin/vite-react-ssg.js'

/**
 * A repository whose only commit, on main, has these files and `parts` of the site; `first` is the
 * hash of the commit.
 */
function repositoryWith(
  files: Record<string, string>,
  parts: readonly string[] = [],
) {
  const root = siteWith(files, parts)
  const git = gitIn(root)
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'one')
  const first = git('rev-parse', 'HEAD')
  return { root, git, first }
}

/** The deploy context of a build in a repository, with these environment variables. */
function contextOf(root: string, env: Record<string, string> = {}) {
  const variables = { SITE_CONTEXT: 'preview', ...env }
  return deployContext(variables, readGitFacts(root))
}

describe.skipIf(!hasGit)('a reviewer of a branch reads', () => {
  const lines = 'A line that stays.\n'.repeat(9)
  const { root, git, first } = repositoryWith({
    'public/old.png': 'old\0',
    'public/gone.png': 'gone\0',
    'public/other.png': 'other\0',
    'data/तारा.yaml': `${lines}a: 1\n`,
    'data/gone.yaml': 'b: 1\n',
  })
  git('mv', 'public/old.png', 'public/fresh.png')
  git('rm', '-q', 'public/gone.png', 'data/gone.yaml')
  writeFileSync(join(root, 'data/तारा.yaml'), `${lines}a: 2\nb: 3\n`)
  writeFileSync(join(root, 'public/new.png'), 'a new one\0')
  writeFileSync(join(root, 'public/other.png'), 'another\0')
  git('add', '-A')
  // Settings that developers may have on their own machines.
  git('config', 'diff.noprefix', 'true')
  git('config', 'diff.external', 'false')
  git('config', 'diff.renames', 'false')

  const changed = changedFiles(root, first)
  const fileNamed = (name: string) => changed.find((file) => file.name === name)

  test('the sorted names of all changed files, even names in Hindi', () => {
    const listed = changed.map(({ name, status }) => `${name} ${status}`)
    expect(listed).toEqual([
      'data/gone.yaml removed',
      'data/तारा.yaml changed',
      'public/fresh.png changed',
      'public/gone.png removed',
      'public/new.png new',
      'public/other.png changed',
    ])
  })

  test('which lines of a file were added and removed, and how many', () => {
    const changedLine = [{ text: 'a: ' }, { mark: 'del' }, { mark: 'ins' }]
    const newLine = [{ text: 'b: 3', mark: 'ins' }]
    expect(fileNamed('data/तारा.yaml')).toMatchObject({
      addedCount: 2,
      removedCount: 1,
      lines: [changedLine, newLine],
    })
  })

  test('the old name and the size of a renamed picture', () => {
    const bytes = { before: 4, after: 4 }
    expect(fileNamed('public/fresh.png')).toMatchObject({
      oldName: 'public/old.png',
      bytes,
    })
  })

  test('that a picture was replaced, unless only its name has changed', () => {
    const replaced = changed.filter(({ isReplaced }) => isReplaced)
    expect(replaced.map(({ name }) => name)).toEqual(['public/other.png'])
  })

  test('the size of a picture that was added or removed', () => {
    const added = fileNamed('public/new.png')
    expect(added?.bytes).toEqual({ after: 10 })
    const removed = fileNamed('public/gone.png')
    expect(removed?.bytes).toEqual({ before: 5 })
  })
})

test.skipIf(!hasGit)(
  'a reviewer sees renamed and new files even if they are not added to Git yet',
  () => {
    const words = 'A line of a page.\n'.repeat(9)
    const { root, git, first } = repositoryWith({ 'pages/old.mdx': words })
    renameSync(join(root, 'pages/old.mdx'), join(root, 'pages/fresh.mdx'))
    mkdirSync(join(root, 'public'))
    writeFileSync(join(root, 'public/me.webp'), 'a picture\0')
    const before = git('status', '--short')
    expect(changedFiles(root, first)).toMatchObject([
      { name: 'pages/fresh.mdx', oldName: 'pages/old.mdx', addedCount: 0 },
      { name: 'public/me.webp', status: 'new', bytes: { after: 10 } },
    ])
    expect(git('status', '--short')).toBe(before)
  },
)

test.skipIf(!hasGit)(
  'a reviewer of a branch without changes reads of no changed file',
  () => {
    const { root, first } = repositoryWith({ 'data/a.yaml': 'a: 1\n' })
    expect(changedFiles(root, first)).toEqual([])
  },
)

test.skipIf(!hasGit)(
  'a reviewer reads that files are not compared if Git refuses a new one',
  () => {
    const { root, first } = repositoryWith({ 'public/old.png': 'old\0' })
    writeFileSync(join(root, 'public/new.png'), 'new\0')
    // Git adds no repository that has no commit.
    mkdirSync(join(root, 'public/tool'))
    gitIn(join(root, 'public/tool'))('init', '-q')
    expect(() => changedFiles(root, first)).toThrow(
      'says which file Git refuses',
    )
  },
)

describe.skipIf(!hasGit)('the commit that a branch is compared with', () => {
  const { root, git, first } = repositoryWith({ file: 'one\n' })
  git('commit', '-q', '--allow-empty', '-m', 'two')
  const second = git('rev-parse', 'HEAD')
  git('checkout', '-q', '-b', 'new')
  git('commit', '-q', '--allow-empty', '-m', 'three')
  // The branch that is checked out here goes live, as clones of this repository see it.
  git('checkout', '-q', 'main')

  /** A clone with only the last commit of the branch 'new', as hosts make it. */
  function shallowClone() {
    const clone = siteWith({}, [])
    const from = pathToFileURL(root).href
    git('clone', '-q', '--depth', '1', '--branch', 'new', from, clone)
    return clone
  }

  test('is where the branch left main, even if main is newer on the server than here', () => {
    const clone = siteWith({}, [])
    git('clone', '-q', '--branch', 'new', root, clone)
    gitIn(clone)('branch', '-q', 'main', first)
    const context = contextOf(clone)
    expect(findBase(clone, context)).toBe(second)
  })

  test('is where the branch left main, even if a host must fetch main first', () => {
    const clone = shallowClone()
    const host = contextOf(clone, { NETLIFY: 'true' })
    expect(findBase(clone, host)).toBe(second)
  })

  test("is reported as missing if a developer's clone is shallow, or has no base branch", () => {
    const clone = shallowClone()
    const context = contextOf(clone)
    expect(() => findBase(clone, context)).toThrow('This is a shallow clone')
    const contextWithBase = { ...contextOf(root), base: 'live' }
    expect(() => findBase(root, contextWithBase)).toThrow(
      "Git knows no branch 'live' that this one comes from",
    )
  })

  test('is reported as missing if the site is only a folder of its repository', () => {
    const site = repositoryWith({ 'site/data/prices.yaml': 'prices: {}\n' })
    const folder = join(site.root, 'site')
    const env = { NETLIFY: 'true', COMMIT_REF: site.first }
    const context = contextOf(folder, env)
    expect(() => findBase(folder, context)).toThrow('There is no Git history')
  })

  test('is reported as missing in a folder without Git', () => {
    const folder = siteWith({ file: '' }, [])
    const built = { ...contextOf(folder), commit: first }
    expect(() => findBase(folder, built)).toThrow('There is no Git history')
  })
})

describe.skipIf(!hasGit)('the build of main for the comparison', () => {
  const morning = new Date('2026-11-20T06:00:00Z')

  /**
   * A repository of the site in which `script` replaces the program that builds the site. `build`
   * builds the only commit; `worktrees` returns how many worktrees the repository has.
   */
  function siteBuiltBy(script: string) {
    const files = {
      [buildProgram]: script,
      '.gitignore': 'node_modules',
    }
    const { root, git, first } = repositoryWith(files, ['data'])
    const worktrees = () => git('worktree', 'list').split('\n').length
    const build = (time: Date) => buildBase(root, first, time)
    return { build, worktrees }
  }
  const scriptWritingSettings = `
    const { mkdirSync, writeFileSync } = require('node:fs')
    mkdirSync('dist')
    writeFileSync('dist/.site.json', JSON.stringify(process.env))`

  test('has the time of the branch build, and neither a ribbon nor measurement ids', () => {
    vi.stubEnv('OUT_DIR', 'elsewhere')
    const { build, worktrees } = siteBuiltBy(scriptWritingSettings)
    const record = join(build(morning), 'dist/.site.json')
    const settings = JSON.parse(readFileSync(record, 'utf8'))
    expect(settings).not.toHaveProperty('OUT_DIR')
    expect(settings).toMatchObject({
      NODE_ENV: 'production',
      SITE_CONTEXT: 'local',
      ANALYTICS_ID: 'off',
      PIXEL_ID: 'off',
      SOURCE_DATE_EPOCH: String(morning.getTime() / 1000),
    })
    expect(worktrees()).toBe(1)
  })

  test('is made once a day, since built pages name the day', () => {
    const { build } = siteBuiltBy(scriptWritingSettings)
    const tree = build(morning)
    writeFileSync(join(tree, 'dist/kept'), '')
    build(new Date('2026-11-20T07:00:00Z'))
    expect(existsSync(join(tree, 'dist/kept'))).toBe(true)
    const nextDay = new Date('2026-11-21T06:00:00Z')
    expect(build(nextDay)).not.toBe(tree)
  })

  test('reports its error each time that it fails', () => {
    const { build } = siteBuiltBy(`
      require('node:fs').mkdirSync('dist')
      console.log('a line of the log')
      console.error('\\x1b[31mError: x is wrong\\x1b[39m\\n    at y')
      process.exit(1)`)
    const message = /^Its build failed:\nError: x is wrong$/
    expect(() => build(morning)).toThrow(message)
    expect(() => build(morning)).toThrow(message)
  })
})

/** Parts of the site that a review reads. */
const reviewedParts = ['data', 'pages', 'public', 'components', 'tools']

/** HTML of the review that compares the branch's build, in dist/, with main. */
async function reviewOf(root: string) {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const buildFolder = join(root, 'dist')
  await writeReview({ root, buildFolder }, contextOf(root))
  return readFileSync(join(buildFolder, '__review/index.html'), 'utf8')
}

/** A branch whose home page is built as `after`, and as `before` on main. */
function branchWith(before: string, after: string) {
  const record = '{ "/": [] }'
  const { root, git } = repositoryWith(
    {
      [buildProgram]: `const fs = require('node:fs'); fs.mkdirSync('dist')
      fs.writeFileSync('dist/.site.json', '${record}')
      fs.writeFileSync('dist/index.html', '${before}')`,
      '.gitignore': 'node_modules\ndist',
      'dist/.site.json': record,
      'dist/index.html': after,
    },
    reviewedParts,
  )
  git('checkout', '-qb', 'new')
  return root
}

test.skipIf(!hasGit)(
  'a reviewer reads that screenshots of pages are switched off',
  async () => {
    vi.stubEnv('REVIEW_PICTURES', 'off')
    const start = '<html><head></head><body>'
    const html = await reviewOf(branchWith(`${start}Before`, `${start}After`))
    expect(html).toContain('<ins>After</ins>')
    expect(html).toContain('There are no pictures: REVIEW_PICTURES=off.')
  },
)

test.skipIf(!hasGit).each([
  ['is switched off', 'off', ''],
  ['does not start', '', process.execPath],
])(
  'a reviewer reads which pages may look different if the browser for pictures %s',
  async (_, switchedOff, browser) => {
    vi.stubEnv('REVIEW_PICTURES', switchedOff)
    vi.stubEnv('CHROMIUM_PATH', browser)
    const page = (colour: string) =>
      `<html><head><style>a{color:${colour}}</style></head><body>Same`
    const html = await reviewOf(branchWith(page('red'), page('blue')))
    expect(html).toContain('These pages may look different: /.')
  },
)

test.skipIf(!hasGit).each([
  [
    'can be built',
    'fs.mkdirSync("dist"); fs.writeFileSync("dist/.site.json", "{}")',
  ],
  ['cannot be built', 'process.exit(1)'],
])(
  'a reviewer can open the old version of a changed file if main %s',
  async (_, script) => {
    const before = '<script src="/widget.js"></script>'
    const { root, git } = repositoryWith(
      {
        [buildProgram]: `const fs = require('node:fs'); ${script}`,
        '.gitignore': 'node_modules\ndist',
        'dist/.site.json': '{}',
        'public/widget.html': before,
      },
      reviewedParts,
    )
    git('checkout', '-qb', 'new')
    writeFileSync(join(root, 'public/widget.html'), 'After')
    const html = await reviewOf(root)
    const [, address = ''] = /href="([^"]*)">before</.exec(html) ?? []
    expect(readFileSync(join(root, 'dist', address), 'utf8')).toBe(before)
  },
)

describe('the review of an older build', () => {
  const parts = ['data', 'components', 'tools']
  /** A site whose last build wrote a review. */
  const siteWithReview = () => {
    const root = siteWith({ 'dist/__review/old.html': '' }, parts)
    return { root, buildFolder: join(root, 'dist') }
  }

  test('is deleted by a build for visitors, which has no review', async () => {
    const site = siteWithReview()
    const context = deployContext({ SITE_CONTEXT: 'local' }, {})
    await writeReview(site, context)
    const review = join(site.buildFolder, '__review')
    expect(existsSync(review)).toBe(false)
  })

  test('is replaced by a page that says why nothing is compared, if reviews are off', async () => {
    vi.stubEnv('SITE_REVIEW', 'off')
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const site = siteWithReview()
    await writeReview(site, contextOf(site.root))
    const page = join(site.buildFolder, '__review/index.html')
    const why = 'There is no comparison (SITE_REVIEW=off).'
    expect(readFileSync(page, 'utf8')).toContain(why)
    expect(log.mock.calls.join()).toContain(why)
    const old = join(site.buildFolder, '__review/old.html')
    expect(existsSync(old)).toBe(false)
  })
})
