import { isConfiguredScript } from '#data/service-scripts.ts'

interface TrustedTypesLike {
  createPolicy<Rules>(name: string, rules: Rules): Rules
}

/** The Trusted Types policy of this site; undefined in browsers without Trusted Types. */
const policy = (
  globalThis as { trustedTypes?: TrustedTypesLike }
).trustedTypes?.createPolicy('site', {
  createHTML: (html: string) => html,
  createScriptURL: (url: string) => {
    if (
      new URL(url, location.href).origin !== location.origin &&
      !isConfiguredScript(url)
    )
      throw new TypeError(`Not a script of this site: ${url}`)
    return url
  },
})

/** Marks the HTML of a page of this site as trusted. Never pass what a visitor typed. */
export const trustedHtml = (html: string) =>
  policy ? policy.createHTML(html) : html

/** Marks a script's address as trusted; it must be this site's or a configured service's. */
export const trustedScriptUrl = (url: string) =>
  policy ? policy.createScriptURL(url) : url
