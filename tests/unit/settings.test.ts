import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildConstants, settings } from '#ssg/settings/settings.ts'
import { root } from '#tools/root.ts'
import tsconfig from '../../tsconfig.json' with { type: 'json' }

const realIds = { analyticsId: 'G-AB12CD34EF', pixelId: '123456789012345' }
const placeholderIds = {
  analyticsId: 'G-XXXXXXXXXX',
  pixelId: '000000000000000',
}
const noIds = { analyticsId: '', pixelId: '' }

test.each<
  [
    env: Record<string, string>,
    siteIds: typeof realIds,
    expected: object,
    isPreview: boolean,
  ]
>([
  [
    {},
    placeholderIds,
    { ...noIds, outDir: 'dist', hasServiceWorker: true },
    false,
  ],
  [{}, realIds, realIds, false],
  [
    { ANALYTICS_ID: 'G-TEST123456' },
    realIds,
    { ...realIds, analyticsId: 'G-TEST123456' },
    false,
  ],
  [{ ANALYTICS_ID: 'off', PIXEL_ID: '' }, realIds, noIds, false],
  [
    { ANALYTICS_ID: 'G-XXXXXXXXXX' },
    realIds,
    { ...realIds, analyticsId: '' },
    false,
  ],
  [{ OUT_DIR: join(root, 'out/new') }, realIds, { outDir: 'out/new' }, false],
  [{ ANALYTICS_ID: 'G-TEST123456' }, realIds, noIds, true],
])(
  'the environment %j and the ids %j give a build the settings %j (preview: %s)',
  (env, siteIds, expected, isPreview) => {
    expect(settings(env, siteIds, isPreview)).toMatchObject(expected)
  },
)

test.each<
  [env: Record<string, string>, message: string, siteIds?: typeof realIds]
>([
  [
    { ANALYTICS_ID: 'UA-12345-1' },
    "'UA-12345-1' from the environment variable ANALYTICS_ID is not a Google Analytics 4 " +
      "measurement id such as 'G-AB12CD34EF'",
  ],
  [{ ANALYTICS_ID: "G-1');alert(1)" }, 'is not a Google Analytics 4'],
  [
    { PIXEL_ID: '12345' },
    "'12345' from the environment variable PIXEL_ID is not a Meta pixel id",
  ],
  [{ SERVICE_WORKER: 'no' }, "SERVICE_WORKER is 'on' or 'off', not 'no'"],
  ...['..', '/', '.', './', 'pages', 'Public', 'public/images', tmpdir()].map(
    (OUT_DIR): [{ OUT_DIR: string }, string] => [
      { OUT_DIR },
      'empties its folder: name one of its own inside',
    ],
  ),
  [
    {},
    "'my pixel' in data/site.yaml is not a Meta",
    { ...realIds, pixelId: 'my pixel' },
  ],
])(
  'a build with the environment %j explains what is wrong: %s',
  (env, message, siteIds = placeholderIds) => {
    expect(() => settings(env, siteIds)).toThrow(message)
  },
)

/** Folders of the project: the folders of code in tsconfig.json, and three others. */
const projectFolders: string[] = [
  ...tsconfig.include.filter((name) => !name.includes('*')),
  '.github',
  'docs',
  'public',
]

test.each(projectFolders)(
  "a build refuses to write its output into the project's folder %s",
  (OUT_DIR) => {
    expect(() => settings({ OUT_DIR }, placeholderIds)).toThrow(
      /empties its folder/,
    )
  },
)

test.each(['ANALYTICS_ID', 'PIXEL_ID'])(
  'a preview measures nobody, even with a real %s',
  (name) => {
    const env = { ANALYTICS_ID: 'G-TEST123456', PIXEL_ID: '123456789012345' }
    expect(
      settings({ [name]: env[name as keyof typeof env] }, realIds, true),
    ).toMatchObject(noIds)
  },
)

test('scripts get the settings as constants', () => {
  expect(buildConstants(settings({ SERVICE_WORKER: 'off' }, realIds))).toEqual({
    'import.meta.env.ANALYTICS_ID': '"G-AB12CD34EF"',
    'import.meta.env.PIXEL_ID': '"123456789012345"',
    'import.meta.env.SERVICE_WORKER': 'false',
  })
})
