import { isPlaceholder } from '../../data/placeholders.ts'
import { site } from '../../data/site.ts'
import { isPreview } from './deploy-context.ts'

/** Settings of a build from the environment; everything else is in data/. */
export interface Settings {
  /** OUT_DIR, from the root; 'dist'. */
  outDir: string
  /**
   * ANALYTICS_ID or the id in data/site; '' without a real id, which leaves the service out of the
   * build.
   */
  analyticsId: string
  /** The same for PIXEL_ID. */
  pixelId: string
  /**
   * SERVICE_WORKER=off builds the kill switch: a service worker that removes itself and its caches.
   */
  serviceWorker: boolean
  /**
   * CSP_META=on writes the security policy into every page, for hosts that send no headers (GitHub
   * Pages). Previews always do (ssg/hosts/preview-headers).
   */
  policyInPages: boolean
}

const shapes = {
  ANALYTICS_ID: {
    pattern: /^G-[A-Z0-9]{8,12}$/,
    example: "a Google Analytics 4 measurement id such as 'G-AB12CD34EF' (Admin, Data streams)",
  },
  PIXEL_ID: {
    pattern: /^\d{14,17}$/,
    example:
      "a Meta pixel id, which is 15 or 16 digits such as '123456789012345' (Events Manager, Data sources)",
  },
} as const

/** A real id, or '' for a placeholder, an empty value or 'off'. Throws on anything else. */
function idOf(name: keyof typeof shapes, given: string | undefined, own: string): string {
  const id = (given ?? own).trim()
  if (id === 'off' || isPlaceholder(id)) return ''
  const { pattern, example } = shapes[name]
  const source = given === undefined ? 'in data/site.json' : `from the environment variable ${name}`
  if (!pattern.test(id))
    throw new Error(
      `'${id}' ${source} is not ${example}. Leave the placeholder, or say 'off', where there is none`,
    )
  return id
}

/**
 * Reads the settings of a build. Previews have no measurement ids: reviewers are not counted.
 * Throws an Error with the variable, its value and the allowed values.
 */
export function settings(
  env: Record<string, string | undefined> = process.env,
  own: { analyticsId: string; pixelId: string } = site,
  preview = isPreview(),
): Settings {
  const { SERVICE_WORKER = 'on', CSP_META = 'off', OUT_DIR } = env
  for (const [name, value] of Object.entries({ SERVICE_WORKER, CSP_META }))
    if (value !== 'on' && value !== 'off')
      throw new Error(`${name} is 'on' or 'off', not '${value}'`)
  return {
    outDir: OUT_DIR || 'dist',
    analyticsId: preview ? '' : idOf('ANALYTICS_ID', env.ANALYTICS_ID, own.analyticsId),
    pixelId: preview ? '' : idOf('PIXEL_ID', env.PIXEL_ID, own.pixelId),
    serviceWorker: SERVICE_WORKER === 'on',
    policyInPages: preview || CSP_META === 'on',
  }
}

/** Settings as constants of the scripts, so that switched-off code is left out of the build. */
export const constants = ({ analyticsId, pixelId, serviceWorker }: Settings) => ({
  'import.meta.env.ANALYTICS_ID': JSON.stringify(analyticsId),
  'import.meta.env.PIXEL_ID': JSON.stringify(pixelId),
  'import.meta.env.SERVICE_WORKER': JSON.stringify(serviceWorker),
})
