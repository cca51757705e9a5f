import { withoutEndSlash } from '#data/end-slash.ts'

/** Route path of a requested URL: without query, hash and trailing slash. */
export const pathOfAddress = (address = '/') =>
  withoutEndSlash(address).replace(/[?#].*/, '')
