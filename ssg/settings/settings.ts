import { isAbsolute, relative, resolve } from 'node:path'
import { readContent } from '#content/content-file.ts'
import {
  isOff,
  type MeasurementField,
  type MeasurementIds,
  measurementServices,
} from '#data/measurement-ids.ts'
import { isPreview } from './deploy-context.ts'
import { UserError } from './user-error.ts'

type Env = Record<string, string | undefined>

/**
 * The real id of an analytics service; '' for an empty id, a placeholder or 'off'. Throws a
 * UserError if its format is wrong.
 */
function idOf(
  field: MeasurementField,
  env: Env,
  siteIds: MeasurementIds,
): string {
  const { variable, pattern, example } = measurementServices[field]
  const environmentId = env[variable]
  const id = (environmentId ?? siteIds[field]).trim()
  if (isOff(id)) return ''
  const source =
    environmentId === undefined
      ? 'in data/site.yaml'
      : `from the environment variable ${variable}`
  if (!pattern.test(id))
    throw new UserError(
      `'${id}' ${source} is not ${example}. Leave the placeholder, or say 'off', where there ` +
        'is none',
    )
  return id
}

/** Folders that no build may write to, since it would empty them; '' is the project's root. */
const projectFolders: readonly string[] = [
  '',
  '.ci',
  '.git',
  '.github',
  'client',
  'components',
  'content',
  'data',
  'docs',
  'node_modules',
  'pages',
  'public',
  'ssg',
  'tests',
  'tools',
]

/**
 * The output folder `path`, relative to the root. Throws if it is outside the project, or if it is
 * one of `projectFolders` or below one of them.
 */
function validOutDir(path: string, root: string): string {
  const outDir = relative(root, resolve(root, path)).replaceAll('\\', '/')
  // Windows and macOS take 'Public' for public/.
  const [topFolder = ''] = outDir.toLowerCase().split('/')
  if (
    isAbsolute(outDir) ||
    topFolder === '..' ||
    projectFolders.includes(topFolder)
  )
    throw new UserError(
      `OUT_DIR is '${path}', and a build empties its folder: name one of its own inside ` +
        'the project, such as OUT_DIR=dist',
    )
  return outDir
}

/** The folder that a build writes to, as a path relative to the project's folder. */
export const outputFolder = ({ OUT_DIR }: { OUT_DIR?: string | undefined }) =>
  validOutDir(OUT_DIR || 'dist', process.cwd())

/**
 * Settings of a build, from environment variables and, for the measurement ids, data/site.yaml.
 * Previews have no measurement ids, so that reviewers are not counted. Throws a UserError if a
 * variable or an id has a wrong value.
 */
export function settings(
  env: Env = process.env,
  siteIds: MeasurementIds = readContent('data/site.yaml'),
  isPreviewBuild = isPreview(),
) {
  const { SERVICE_WORKER = 'on' } = env
  if (SERVICE_WORKER !== 'on' && SERVICE_WORKER !== 'off')
    throw new UserError(
      `SERVICE_WORKER is 'on' or 'off', not '${SERVICE_WORKER}'`,
    )
  return {
    outDir: outputFolder(env),
    // With '' as its id, a service is left out of the build.
    analyticsId: isPreviewBuild ? '' : idOf('analyticsId', env, siteIds),
    pixelId: isPreviewBuild ? '' : idOf('pixelId', env, siteIds),
    // If false, the build writes a service worker that removes itself and its caches.
    hasServiceWorker: SERVICE_WORKER === 'on',
  }
}

/** Settings as constants for the scripts, so that switched-off code is left out of a build. */
export const buildConstants = ({
  analyticsId,
  pixelId,
  hasServiceWorker,
}: ReturnType<typeof settings>) => ({
  'import.meta.env.ANALYTICS_ID': JSON.stringify(analyticsId),
  'import.meta.env.PIXEL_ID': JSON.stringify(pixelId),
  'import.meta.env.SERVICE_WORKER': JSON.stringify(hasServiceWorker),
})
