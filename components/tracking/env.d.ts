/** Constants that the build writes into the scripts; see build/settings. */
interface ImportMetaEnv {
  /** '' where no real id is configured. */
  readonly ANALYTICS_ID: string
  readonly PIXEL_ID: string
  /** False in a build that switches the service worker off. */
  readonly SERVICE_WORKER: boolean
}
