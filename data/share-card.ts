/** Path of a page's share card, the picture that a build draws for shared links to the page. */
export const shareCardOf = (path: string) =>
  `/share${path === '/' ? '/home' : path}.png`
