/** Path of a page's share card, the picture for shared links that a build draws. */
export const shareCardOf = (path: string) =>
  `/share${path === '/' ? '/home' : path}.png`
