import packageJson from '../../package.json' with { type: 'json' }

/** The oldest version of each fully supported browser (requirements §10.8). */
export const oldestBrowsers = packageJson.browserslist.map((line) => {
  // A line is written as in 'chrome >= 92'.
  const [name = '', version = ''] = line.split(' >= ')
  return { name, version }
})

/** The oldest versions in the format of Vite: 'chrome92', and 'ios' for 'ios_saf'. */
export const compileTargets = oldestBrowsers.map(
  ({ name, version }) => `${name.replace('_saf', '')}${version}`,
)
