/** Whether a link is a complete URL of another site, a mail address or a telephone number. */
export function leavesSite(target: string): boolean {
  if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(target)) return false
  if (!URL.canParse(target)) return false
  const { protocol, hostname, pathname } = new URL(target)
  if (protocol === 'mailto:') return mailAddressPattern.test(pathname)
  if (protocol === 'tel:') return /^\+?\d/.test(pathname)
  return hostname.replace(/^www\./, '').includes('.')
}

// A top-level domain such as .भारत is percent-encoded in a URL, or has hyphens in Punycode.
const mailAddressPattern = /^[^\s@/]+@[^\s@/]+\.[\w\p{L}\p{M}%-]+$/u
const telephonePattern = /^\+?\d[\d\s().-]{6,}$/

/** Top-level domains that distinguish a domain from a file name such as 'terms.pdf'. */
const topLevelDomains = new Set(
  'com org net in io co me dev app uk de fr'.split(' '),
)

/**
 * Whether an address without https:// is that of a site: 'linkedin.com/in/asha', 'www.asha.in' or
 * 'asha.in', but not 'terms.pdf'.
 */
function isSiteAddress(target: string): boolean {
  const [host = '', ...path] = target.toLowerCase().split('/')
  if (!/^[\w.-]+\.[a-z]{2,}$/.test(host) || /\s/.test(target)) return false
  const ending = host.slice(host.lastIndexOf('.') + 1)
  return (
    host.startsWith('www.') || path.length > 0 || topLevelDomains.has(ending)
  )
}

/**
 * What an address is that begins with neither a slash nor a scheme, and the right way to write it.
 */
function correctionOf(target: string): {
  problem: string
  correctAddress: string
} {
  const digits = target.replace(/[^\d+]/g, '')
  if (mailAddressPattern.test(target))
    return { problem: 'is a mail address', correctAddress: `mailto:${target}` }
  if (telephonePattern.test(target))
    return { problem: 'is a number', correctAddress: `tel:${digits}` }
  if (target.startsWith('public/'))
    return {
      problem: 'is a file of public/',
      correctAddress: target.slice('public'.length),
    }
  if (isSiteAddress(target))
    return {
      problem: 'is an address of another site',
      correctAddress: `https://${target}`,
    }
  return {
    problem: 'begins without a slash',
    correctAddress: `/${target.replace(/^\.*\//, '')}`,
  }
}

/**
 * What is wrong with the form of a link's address, in words that follow the address; undefined if
 * nothing. Whether its page exists is not checked.
 */
export function addressProblem(target: string): string | undefined {
  if (leavesSite(target)) return undefined
  if (/^(?:https?\b|mailto:|tel:)/i.test(target))
    return 'is no whole address: write https://example.org or mailto:me@example.org'
  const [, name = ''] = /^(?:[a-z]:[\\/]|file:).*[\\/](.+)$/i.exec(target) ?? []
  if (name)
    return `is a file of your own computer: save it in public/ as ${name}, and write /${name}`
  if (/^[a-z][a-z0-9+.-]*:/i.test(target))
    return 'is not a safe link: use https://, mailto: or a path of this site'
  if (target.startsWith('//'))
    return 'leaves the site without saying how: write https:// in front'
  if (/^[‘’“”]|[‘’“”]$/.test(target))
    return 'has curly quotes around it: delete them'
  if (target.startsWith('/public/'))
    return `is written without /public: write '${target.slice('/public'.length)}'`
  if (/^[/#?]|^$/.test(target)) return undefined
  const { problem, correctAddress } = correctionOf(target)
  return `${problem}: write ${correctAddress}`
}

/** Matches a path of this site in ASCII characters without spaces. */
export const sitePathPattern = /^\/(?!\/)[\w/#?=&.~-]*$/

/** What is wrong with the URL of another site; undefined if nothing. */
export function otherSiteProblem(target: string): string | undefined {
  if (/^https:\/\/[^\s/]+\.\S+$/i.test(target)) return undefined
  const address = target.replace(/^http:\/\//i, '')
  if (isSiteAddress(address))
    return `begins without https://: write https://${address}`
  return 'is no full address that starts with https://'
}

/** What is wrong with a link to a page, file or page part of this site; undefined if nothing. */
export function siteLinkProblem(target: string): string | undefined {
  if (/^(?:\/(?!\/)|#)\S*$/.test(target)) return undefined
  const example =
    'this link leads to a page of this site, as in /contact or #contact'
  if (leavesSite(target)) return `leaves the site, and ${example}`
  if (/^(?:\/|#)/.test(target) && /\s/.test(target))
    return 'has a space: write %20 in its place, or rename the file'
  const { problem, correctAddress } = correctionOf(target)
  return correctAddress.startsWith('/')
    ? `${problem}: write ${correctAddress}`
    : `${problem}, and ${example}`
}
