/** The element whose id is the hash of an address ('#contact'); null if there is none. */
export const hashTarget = (hash = location.hash) =>
  document.getElementById(hash.slice(1))
