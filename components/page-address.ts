/** The path by which a route is known, of an address that a browser asks for. */
export const pathOfAddress = (address = '/') =>
  address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
