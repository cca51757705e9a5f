/** Constants that the build writes into the scripts; see vite.config. */
interface ImportMetaEnv {
  /** '' where no real id is configured. */
  readonly ANALYTICS_ID: string
  readonly PIXEL_ID: string
  /** False in a build that switches the service worker off. */
  readonly SERVICE_WORKER: boolean
  /** Of the consultant's time zone, in minutes east of Greenwich; null where it changes with the season. */
  readonly UTC_OFFSET: number | null
}
