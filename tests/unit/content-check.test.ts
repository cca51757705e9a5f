import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { contentProblems } from '../../tools/checks/content-problems.ts'
import { checkContent, printReport } from '../../tools/checks/content-report.ts'
import { parseMdx } from '../../tools/checks/mdx.ts'
import { type Module, parseModule } from '../../tools/checks/syntax.ts'
import { codeTextBlocks, mdxTextBlocks } from '../../tools/checks/text-blocks.ts'
import { remarks } from '../../tools/checks/wording.ts'
import {
  headingRemarks,
  mdxLinks,
  type Targets,
  writtenLinkProblem,
} from '../../tools/checks/written-links.ts'
import { contentPages } from '../work.ts'
import { problemLines, root, siteWith } from './site-copy.ts'

vi.setConfig({ testTimeout: 30_000 })

const file = 'pages/legal/cookies.mdx'

const tooMuch = 'more than the disclaimers allow: say what you do, or what was measured'

/** Remarks of the content check on a page with this body. */
function remarksOn(body: string, frontmatter = 'title: Cookies') {
  const source = `---\n${frontmatter}\n---\n\n${body}\n`
  const tree = parseMdx(file, source)
  if ('message' in tree) return problemLines([tree])
  return problemLines([
    ...mdxLinks(file, source, tree).problems,
    ...headingRemarks(file, source, tree),
    ...remarks(mdxTextBlocks(file, source, tree)),
  ])
}

test('the content of this site has no mistakes', async () => {
  expect((await checkContent(root)).problems).toEqual([])
  expect(printReport({ problems: [], warnings: [] })).toBe('The content is in order.')
})

describe('the wording of a page', () => {
  test.each<[string, string, string[]]>([
    [
      'a promise',
      'Short. With guaranteed results.',
      [
        `${file}:5:13 'guaranteed' promises more than the disclaimers allow: say what you do, ` +
          'or what was measured',
      ],
    ],
    [
      'a promise that its sentence negates',
      'Results are not typical, and no outcome is guaranteed. I never promise risk-free growth.',
      [],
    ],
    [
      'a negated promise and a plain one',
      'No outcome is guaranteed. Growth is guaranteed.',
      [
        `${file}:5:37 'guaranteed' promises more than the disclaimers allow: say what you do, ` +
          'or what was measured',
      ],
    ],
    [
      'advertising',
      'Your traffic will skyrocket.',
      [
        `${file}:5:19 'skyrocket' promises more than the disclaimers allow: say what you do, ` +
          'or what was measured',
      ],
    ],
    [
      'a picture without a text',
      '![](/images/about.svg)',
      [
        `${file}:5:1 This picture has no text for those who do not see it: write what it ` +
          'shows between [ and ]',
      ],
    ],
    [
      "a picture text that begins with 'Picture of'",
      '![Picture of a desk](/images/about.svg)',
      [
        `${file}:5:3 Leave out 'Picture of': screen readers say that it is a picture. Begin ` +
          'with what it shows',
      ],
    ],
    [
      'a picture element without a text',
      '<img src="/images/about.svg" />',
      [
        `${file}:5:1 This picture has no text for those who do not see it: write what it ` +
          'shows as alt="…"',
      ],
    ],
    [
      'a second main heading',
      '# Cookies\n\n## One',
      [`${file}:5:1 A page has one main heading, the 'heading' above: begin this one with ##`],
    ],
    [
      'a heading that skips a level',
      '## One\n\n#### Two',
      [`${file}:7:1 This heading is of level 4 below one of level 2: begin it with ###`],
    ],
    [
      'a brace that begins code',
      'Write {name.',
      [`${file}:5:7 '{name.' is read as code: write &#123; instead of {`],
    ],
    [
      'braces around an unknown name',
      'It costs {price} a month.',
      [`${file}:5:10 '{price}' is read as code: write &#123; instead of {`],
    ],
    [
      'a < that begins an element',
      'I charge <5% of the spend.',
      [`${file}:5:10 '<5%' is read as code: write &lt; instead of <`],
    ],
    [
      'an element that is never closed',
      'One <b>bold word.',
      [
        `${file}:5:5 '<b>' is never closed: write </b> after the words that it is for, or ` +
          '&lt; instead of <',
      ],
    ],
    [
      'an unknown element',
      '<Brand />',
      [`${file}:5:1 '<Brand' is read as code: write &lt; instead of <`],
    ],
    ['a line break', 'One<br>two.', [`${file}:5:4 '<br>' is never closed: write <br />`]],
    [
      'an address between < and >',
      'See <https://example.com>, or write to <me@example.com>.',
      [`${file}:5:5 '<https://example.com>,' is read as code: write [words](https://example.com)`],
    ],
    [
      'an HTML comment',
      '<!-- later -->',
      [`${file}:5:1 '<!--' is read as code: write a hidden note as {/* like this */}`],
    ],
    [
      'a paragraph that begins like code',
      'export your list',
      [
        `${file}:5:1 A paragraph that begins with 'export' is read as code: begin with ` +
          'another word',
      ],
    ],
    ['a comment, and signs that are no code', '{/* later */}\n\n2 < 3, `<5` and \\<6.', []],
  ])('%s', (_, body, expected) => {
    expect(remarksOn(body)).toEqual(expected)
  })

  test('frontmatter is checked like the text, folded lines and quotes included', () => {
    expect(
      remarksOn(
        '',
        "title: 'It''s risk-free'\nsubtitle: A line\n  that is world-class\nicon: risk-free",
      ),
    ).toEqual([
      `${file}:2:15 'risk-free' promises ${tooMuch}`,
      `${file}:4:11 'world-class' promises ${tooMuch}`,
    ])
  })

  test('data and markup are checked, except texts that no visitor reads', () => {
    const data = parseModule(
      'data/x.ts',
      "export const x = { icon: 'risk-free', href: '/risk-free', " +
        `text: \`A \${icon} is risk-free\`, ` +
        "alt: 'A photo of a desk' }\n",
    ) as Module
    expect(problemLines(remarks(codeTextBlocks(data, true)))).toEqual([
      `data/x.ts:1:79 'risk-free' promises ${tooMuch}`,
      "data/x.ts:1:97 Leave out 'A photo of': screen readers say that it is a picture. Begin " +
        'with what it shows',
    ])
    const page = parseModule(
      'pages/x.tsx',
      'export default () => ' +
        '<p className="risk-free" title="Risk-free work">World-class words</p>\n',
    ) as Module
    expect(problemLines(remarks(codeTextBlocks(page, false)))).toEqual([
      `pages/x.tsx:1:54 'Risk-free' promises ${tooMuch}`,
      `pages/x.tsx:1:70 'World-class' promises ${tooMuch}`,
    ])
  })
})

describe('a link in the sources', () => {
  const targets: Targets = {
    paths: new Set(['/', '/about', '/contact']),
    files: new Set(['/images/about.svg']),
    anchors: new Set(['levels']),
  }
  test.each([
    '/',
    '/about#levels',
    '#levels',
    '/about?x=1',
    '/images/about.svg',
    'https://example.com',
    'mailto:a@b.c',
    'tel:+911',
  ])('is accepted: %s', (target) => expect(writtenLinkProblem(target, targets)).toBeUndefined())
  test.each([
    ['/abuot', "'/abuot' leads nowhere: there is no page /abuot, did you mean /about?"],
    ['/something/else', "'/something/else' leads nowhere: there is no page /something/else"],
    ['/about#lvels', "'/about#lvels' leads nowhere: nothing on this site is named 'lvels'"],
    ['about', "'about' depends on the page it is on: begin with a slash"],
    [
      'javascript:alert(1)',
      "'javascript:alert(1)' is not a safe link: use https://, mailto: or a path of this site",
    ],
    ['http://example.com', "'http://example.com' is not encrypted: write https://"],
    [
      '//example.com',
      "'//example.com' leaves the site without saying how: write https:// in front",
    ],
  ])('is reported: %s', (target, message) =>
    expect(writtenLinkProblem(target, targets)).toBe(message),
  )
})

/** A page of work, and the line of its badge. */
const page = (() => {
  const file = `pages${contentPages[0]?.path}.mdx`
  return {
    file,
    badgeLine:
      readFileSync(`${root}/${file}`, 'utf8')
        .split('\n')
        .findIndex((line) => line.startsWith('badge: ')) + 1,
  }
})()

test('dead links in prose and data are in one list with mistakes of every other kind', async () => {
  const site = siteWith({
    'pages/legal/disclaimer.mdx': (text) =>
      `${text}\nRead [this](/legal/privacy), [that](javascript:alert(1)) and ` +
      '[more](http://example.com).\n\n<p className="text-xl">Loud</p>\n',
    [page.file]: (text) => text.replace('badge: ', 'bagde: '),
    'data/footer.ts': "export const more = [{ label: 'Old page', href: '/old-page' }]\n",
    'data/prices.json': (text) => text.replace('"guidePrice": 1499', '"guidePrice": 0'),
  })
  const lines = readFileSync(`${site}/pages/legal/disclaimer.mdx`, 'utf8').split('\n').length - 3
  expect(problemLines(await contentProblems(site))).toEqual([
    "data/footer.ts:1:50 '/old-page' leads nowhere: there is no page /old-page",
    'data/prices.json:32:3 guidePrice must be a whole number above zero, without quotes and ' +
      'commas: 100000 for 1,00,000',
    `${page.file}:1:1 badge is missing`,
    `${page.file}:${page.badgeLine}:1 'bagde' is not known here: did you mean 'badge'?`,
    `pages/legal/disclaimer.mdx:${lines}:13 '/legal/privacy' leads nowhere: there is no page ` +
      '/legal/privacy',
    `pages/legal/disclaimer.mdx:${lines}:37 'javascript:alert(1)' is not a safe link: use ` +
      'https://, mailto: or a path of this site',
    `pages/legal/disclaimer.mdx:${lines}:69 'http://example.com' is not encrypted: write https://`,
    `pages/legal/disclaimer.mdx:${lines + 2}:4 'className' has no effect in prose, which has ` +
      "the site's own looks: leave it out, or ask a developer for a component",
  ])
})
