/** Where Google serves its analytics script. */
export const analyticsScript = (id: string) =>
  `https://www.googletagmanager.com/gtag/js?id=${id}`
/** Where Meta serves the pixel's script. */
export const pixelScript = 'https://connect.facebook.net/en_US/fbevents.js'

/** Whether an address is an allowed script of another host; only called in builds with real ids. */
export const isConfiguredScript = (url: string) =>
  Boolean(
    (import.meta.env.ANALYTICS_ID &&
      url === analyticsScript(import.meta.env.ANALYTICS_ID)) ||
      (import.meta.env.PIXEL_ID && url === pixelScript),
  )
