/** Path of the picture that a build draws for the shared links of a page without an ogImage. */
export const shareCardOf = (path: string) =>
  `/share${path === '/' ? '/home' : path}.png`
