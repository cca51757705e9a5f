import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { constants, settings } from '#ssg/settings/settings.ts'
import { root } from '#tools/root.ts'
import tsconfig from '../../tsconfig.json' with { type: 'json' }

const real = { analyticsId: 'G-AB12CD34EF', pixelId: '123456789012345' }
const placeholders = { analyticsId: 'G-XXXXXXXXXX', pixelId: '000000000000000' }
const none = { analyticsId: '', pixelId: '' }

test.each<
  [
    env: Record<string, string>,
    own: typeof real,
    built: object,
    isPreview?: true,
  ]
>([
  [{}, placeholders, { ...none, outDir: 'dist', serviceWorker: true }],
  [{}, real, real],
  [
    { ANALYTICS_ID: 'G-TEST123456' },
    real,
    { ...real, analyticsId: 'G-TEST123456' },
  ],
  [{ ANALYTICS_ID: 'off', PIXEL_ID: '' }, real, none],
  [{ ANALYTICS_ID: 'G-XXXXXXXXXX' }, real, { ...real, analyticsId: '' }],
  [{ OUT_DIR: join(root, 'out/new') }, real, { outDir: 'out/new' }],
  [{ ANALYTICS_ID: 'G-TEST123456' }, real, none, true],
])(
  'a build with the environment %j, of a site with the ids %j, has the settings %j',
  (env, own, built, isPreview) => {
    expect(settings(env, own, isPreview)).toMatchObject(built)
  },
)

test.each<[env: Record<string, string>, message: string, own?: typeof real]>([
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
  ...['..', '/', '.', './', 'pages', 'public/images', tmpdir()].map(
    (OUT_DIR): [{ OUT_DIR: string }, string] => [
      { OUT_DIR },
      'empties its folder: name one of its own inside',
    ],
  ),
  [
    {},
    "'my pixel' in data/site.yaml is not a Meta",
    { ...real, pixelId: 'my pixel' },
  ],
])(
  'a build with %j explains what is wrong: %s',
  (env, message, own = placeholders) => {
    expect(() => settings(env, own)).toThrow(message)
  },
)

/** Folders of code, which tsconfig.json includes, and folders of other files. */
const projectFolders: string[] = [
  ...tsconfig.include.filter((name) => !name.includes('*')),
  '.github',
  'docs',
  'public',
]

test.each(projectFolders)(
  'a build refuses the folder %s of the project as its output folder',
  (OUT_DIR) => {
    expect(() => settings({ OUT_DIR }, placeholders)).toThrow(
      /empties its folder/,
    )
  },
)

test.each(['ANALYTICS_ID', 'PIXEL_ID'])(
  'a preview measures nobody, even with a real %s',
  (name) => {
    const env = { ANALYTICS_ID: 'G-TEST123456', PIXEL_ID: '123456789012345' }
    expect(
      settings({ [name]: env[name as keyof typeof env] }, real, true),
    ).toMatchObject(none)
  },
)

test('scripts get the settings as constants', () => {
  expect(constants(settings({ SERVICE_WORKER: 'off' }, real))).toEqual({
    'import.meta.env.ANALYTICS_ID': '"G-AB12CD34EF"',
    'import.meta.env.PIXEL_ID': '"123456789012345"',
    'import.meta.env.SERVICE_WORKER': 'false',
  })
})
