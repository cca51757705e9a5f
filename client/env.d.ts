/** Constants that the build writes into the scripts (vite.config). */
interface ImportMetaEnv {
  /** Empty where no real id is configured. */
  readonly ANALYTICS_ID: string
  readonly PIXEL_ID: string
  /** False in a build that switches the service worker off. */
  readonly SERVICE_WORKER: boolean
  /** Minutes from UTC to the consultant's clocks on the day of the build. */
  readonly UTC_OFFSET: number
}
