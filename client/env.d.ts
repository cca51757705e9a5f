/** Constants that the build writes into the scripts (vite.config). */
interface ImportMetaEnv {
  /** Each id is empty if no real one is configured. */
  readonly ANALYTICS_ID: string
  readonly PIXEL_ID: string
  /** False in a build that switches the service worker off. */
  readonly SERVICE_WORKER: boolean
  /** Offset of the consultant's time zone from UTC on the day of the build, in minutes. */
  readonly UTC_OFFSET: number
}
