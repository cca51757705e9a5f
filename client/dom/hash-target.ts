/** The element that the part of an address behind # names; null if none has this id. */
export const hashTarget = (hash = location.hash) =>
  document.getElementById(hash.slice(1))
