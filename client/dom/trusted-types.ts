import { isConfiguredScript } from '../../data/service-scripts.ts'

interface TrustedTypesLike {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ): { createHTML: (html: string) => unknown; createScriptURL: (url: string) => unknown }
}

const policy = (globalThis as { trustedTypes?: TrustedTypesLike }).trustedTypes?.createPolicy(
  'site',
  {
    createHTML: (html) => html,
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin !== location.origin && !isConfiguredScript(url))
        throw new TypeError(`Not a script of this site: ${url}`)
      return url
    },
  },
)

/** The one place that vouches for HTML: pages of this very site, fetched to be shown next. Never pass it anything a visitor typed. */
export const trustedHtml = (html: string) => (policy ? policy.createHTML(html) : html)

/** The one place that vouches for a script's address; it must be this site's (the service worker) or that of a configured service. */
export const trustedScriptUrl = (url: string) => (policy ? policy.createScriptURL(url) : url)
