/** Path of the file that a route is written to, relative to the build folder. */
export const fileOfRoute = (path: string) =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`
