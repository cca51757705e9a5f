import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOfRoute } from '../../ssg/routes/built-pages.ts'
import { expect, routes, test } from '../e2e/fixtures.ts'
import { hydrateAll } from '../e2e/hydration.ts'

const { NU_JAR = '' } = process.env
if (!NU_JAR) throw new Error('NU_JAR names no Nu checker: npm run audit brings it')

interface NuMessage {
  url: string
  message: string
  extract?: string
  lastLine?: number
}

/**
 * Not a finding: the message applies the policy in a page's head to data blocks, which need no
 * permission (HTML standard, 'prepare the script element'), and to changes that scripts made
 * through the document's own interfaces.
 */
const isPolicy = ({ message }: NuMessage) => message.includes('Content Security Policy')

/**
 * Messages of the Nu checker (https://validator.github.io/validator/) for HTML files, one a line.
 */
function runNu(files: readonly string[]): string[] {
  const { stderr, error } = spawnSync('java', ['-jar', NU_JAR, '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw error
  const { messages } = JSON.parse(stderr) as { messages: NuMessage[] }
  return messages
    .filter((message) => !isPolicy(message))
    .map(
      ({ url, message, extract = '', lastLine = 0 }) =>
        `${url.replace(/.*\//, '')}:${lastLine} ${message} ${extract}`,
    )
}

test('the Nu checker finds nothing in the pages as they are served', () => {
  const files = routes.map((route) => join('dist', fileOfRoute(route)))
  expect(files.length).toBeGreaterThan(37)
  expect(runNu(files)).toEqual([])
})

test('the Nu checker finds nothing in the pages once their scripts have run', async ({
  page,
  allowed,
}) => {
  allowed.push('404')
  const folder = test.info().outputPath('live')
  mkdirSync(folder, { recursive: true })
  for (const route of routes) {
    await page.goto(route)
    await hydrateAll(page)
    writeFileSync(
      join(folder, `${route.slice(1).replaceAll('/', '-') || 'index'}.html`),
      await page.content(),
    )
  }
  expect(runNu(readdirSync(folder).map((name) => join(folder, name)))).toEqual([])
})
