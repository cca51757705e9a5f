/** Constants that the build writes into the scripts (vite.config). */
interface ImportMetaEnv {
  /** Empty where no real id is configured. */
  readonly ANALYTICS_ID: string
  readonly PIXEL_ID: string
  /** False in a build that switches the service worker off. */
  readonly SERVICE_WORKER: boolean
  /**
   * Offset of the consultant's time zone in minutes east of Greenwich; null where it changes with
   * the season.
   */
  readonly UTC_OFFSET: number | null
  /** What lines about replies are calculated from (data/reply-settings). */
  readonly REPLY_SETTINGS: typeof import('../data/reply-settings.ts').replySettings
  /** Where mails and chats go (data/addresses). */
  readonly ADDRESSES?: { email: string; chatNumber: string }
  /** Chat links in other languages (data/greetings). */
  readonly GREETING_CHATS: typeof import('../data/greetings.ts').greetingChats
}
