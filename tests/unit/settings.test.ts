import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { constants, settings } from '#ssg/settings/settings.ts'
import { root } from '#tools/root.ts'

const real = { analyticsId: 'G-AB12CD34EF', pixelId: '123456789012345' }

const placeholders = { analyticsId: 'G-XXXXXXXXXX', pixelId: '000000000000000' }

test('a build without settings has a service worker, no ids, and dist as its folder', () => {
  expect(settings({}, placeholders)).toMatchObject({
    outDir: 'dist',
    analyticsId: '',
    pixelId: '',
    serviceWorker: true,
  })
})

test('real ids come from the environment or else from the site', () => {
  expect(settings({}, real)).toMatchObject(real)
  expect(settings({ ANALYTICS_ID: 'G-TEST123456' }, real)).toMatchObject({
    ...real,
    analyticsId: 'G-TEST123456',
  })
})

test.each(['off', '', 'G-XXXXXXXXXX'])('ANALYTICS_ID=%s switches measuring off', (id) => {
  expect(settings({ ANALYTICS_ID: id }, real).analyticsId).toBe('')
})

test.each([
  [
    { ANALYTICS_ID: 'UA-12345-1' },
    /^'UA-12345-1' from the environment variable ANALYTICS_ID is not a .* such as 'G-AB12CD34EF'/,
  ],
  [{ ANALYTICS_ID: "G-1');alert(1)" }, /is not a Google Analytics 4/],
  [{ PIXEL_ID: '12345' }, /'12345' from the environment variable PIXEL_ID is not a Meta pixel id/],
  [{ SERVICE_WORKER: 'no' }, /SERVICE_WORKER is 'on' or 'off', not 'no'/],
])('explains what is wrong with %j', (env, message) => {
  expect(() => settings(env, placeholders)).toThrow(message)
})

test("names the file of a mistake in the site's own settings", () =>
  expect(() => settings({}, { ...real, pixelId: 'my pixel' })).toThrow(
    /'my pixel' in data\/site\.yaml is not a Meta pixel id/,
  ))

test('a full path of a folder in the project is taken', () => {
  expect(settings({ OUT_DIR: join(root, 'out/new') }, real).outDir).toBe('out/new')
})

test.each(['..', '/', '.', './', 'pages', 'public/images', tmpdir()])(
  'no build empties %s',
  (OUT_DIR) => expect(() => settings({ OUT_DIR }, real)).toThrow(/name one of its own inside/),
)

test('scripts get the ids as constants', () => {
  expect(constants(settings({ SERVICE_WORKER: 'off' }, real))).toEqual({
    'import.meta.env.ANALYTICS_ID': '"G-AB12CD34EF"',
    'import.meta.env.PIXEL_ID': '"123456789012345"',
    'import.meta.env.SERVICE_WORKER': 'false',
  })
})
