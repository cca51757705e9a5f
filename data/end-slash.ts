/**
 * The address of a link without the slash at the end of its path: '/about#team' for '/about/#team'.
 * To a browser, '/about' and '/about/' are two pages.
 */
export const withoutEndSlash = (href: string) =>
  href.replace(/^(\/[^?#]+)\/(?=[?#]|$)/, '$1')
