/** Constants that the build writes into the scripts (vite.config). */
interface ImportMetaEnv {
  /** Empty where no real id is configured. */
  readonly ANALYTICS_ID: string
  readonly PIXEL_ID: string
  /** False in a build that switches the service worker off. */
  readonly SERVICE_WORKER: boolean
  /** Minutes from UTC to the consultant's clocks on the day of the build. */
  readonly UTC_OFFSET: number
  /** The moment of the build, in ms; only pre-rendering reads it. */
  readonly BUILD_TIME: number
  /** Whether this is a build of a branch, for reviewers only. */
  readonly IS_PREVIEW: boolean
}
