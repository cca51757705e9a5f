import { isSampleNumber } from '#content/schema/owner-addresses.ts'
import type { TextRule } from '../rule.ts'

/** Domains and top-level domains that are reserved for examples (RFC 2606). */
const reservedDomains = ['example.com', 'example.net', 'example.org']
const reservedEndings = ['example', 'invalid', 'localhost', 'test']

/** Whether an address or a number is reserved for examples. */
function isSample(address: string): boolean {
  const [host = ''] = address.replace(/^https?:\/\/|^.*@/, '').split(/[/:]/)
  const names = host.split('.')
  return (
    reservedEndings.includes(names.at(-1) ?? '') ||
    reservedDomains.includes(names.slice(-2).join('.')) ||
    (/^[+\d]/.test(address) && isSampleNumber(address))
  )
}

/** Reports a sample of an address or a number, which reaches nobody. */
export const ownAddresses: TextRule = {
  reads: 'text',
  name: 'identity',
  severity: 'reminds',
  blocksLaunch: true,
  kinds: ['address'],
  find({ file, name, value }) {
    if (!isSample(value)) return []
    const isInSiteFile = file === 'data/site.yaml'
    const id = isInSiteFile
      ? `identity.${name.replace(/ '(.*)', url$/, '.$1')}`
      : `links.${file}`
    const subject = isInSiteFile ? `'${value}'` : 'This address'
    const message = `${subject} is a sample, which reaches nobody`
    return [{ id, message: `${message}: write your own, or delete it` }]
  },
}
