/** Route path of a requested URL: without query, hash and trailing slash. */
export const pathOfAddress = (address = '/') =>
  address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
