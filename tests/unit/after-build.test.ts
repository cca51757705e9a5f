import { beforeEach, expect, test, vi } from 'vitest'
import { siteWith } from '#tests/site-copy.ts'
import { afterBuild } from '#tools/after-build.ts'

vi.mock('#tools/built-links.ts', () => ({ checkLinks: () => undefined }))
vi.mock('#tools/review/review.ts', () => ({ writeReview: () => undefined }))
vi.mock('#ssg/settings/deploy-context.ts', async (load) => ({
  ...(await load<object>()),
  currentContext: () => ({ kind: 'preview' }),
}))

beforeEach(() => vi.stubEnv('SITE_REPOSITORY', 'my site'))

test('an invalid SITE_REPOSITORY stops the build of a preview with one sentence', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The process has ended.')
  })
  const root = siteWith({}, [])
  const built = afterBuild({ root, buildFolder: root, pages: [] })
  await expect(built).rejects.toThrow('The process has ended.')
  expect(exit).toHaveBeenCalledWith(1)
  const [[message]] = error.mock.calls as [[string]]
  expect(message).toMatch(/^\nSITE_REPOSITORY is the address .*not 'my site'$/)
  error.mockClear()
})
