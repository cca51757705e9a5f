/** Constants that the build writes into the scripts (vite.config). */
interface ImportMetaEnv {
  /** Each id is empty if no real one is configured. */
  readonly ANALYTICS_ID: string
  readonly PIXEL_ID: string
  /** Whether the site has a service worker; a build can switch it off. */
  readonly SERVICE_WORKER: boolean
  /** Offset of the consultant's time zone from UTC on the day of the build, in minutes. */
  readonly UTC_OFFSET: number
}
