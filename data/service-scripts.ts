/** URL of Google's analytics script. */
export const analyticsScript = (id: string) =>
  `https://www.googletagmanager.com/gtag/js?id=${id}`
/** URL of the Meta pixel's script. */
export const pixelScript = 'https://connect.facebook.net/en_US/fbevents.js'

/** Whether a URL is the script of an analytics service that this build has a real id for. */
export const isConfiguredScript = (url: string) =>
  Boolean(
    (import.meta.env.ANALYTICS_ID &&
      url === analyticsScript(import.meta.env.ANALYTICS_ID)) ||
      (import.meta.env.PIXEL_ID && url === pixelScript),
  )
