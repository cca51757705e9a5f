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

/**
 * Vouches for HTML: pages of this site, fetched to be shown next. Never pass what a visitor typed.
 */
export const trustedHtml = (html: string) => (policy ? policy.createHTML(html) : html)

/** Vouches for a script's address, which must be this site's or a configured service's. */
export const trustedScriptUrl = (url: string) => (policy ? policy.createScriptURL(url) : url)
