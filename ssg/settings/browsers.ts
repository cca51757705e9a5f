import packageJson from '../../package.json' with { type: 'json' }

/** Names of the supported browsers in browserslist. */
const browserNames = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf']

/** Parses a browserslist of oldest versions, such as 'chrome >= 92'. */
const readBrowsers = (lines: readonly string[]) =>
  lines.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (!browserNames.includes(name))
      throw new Error(
        `package.json: browserslist holds '${line}'. Write the oldest version of ` +
          `${browserNames.join(', ')} as in 'chrome >= 92'.`,
      )
    return { name, version }
  })

/** The oldest version of each fully supported browser (requirements §10.8). */
export const oldestBrowsers = readBrowsers(packageJson.browserslist)

/** The oldest versions in the format of Vite: 'chrome92', and 'ios' for 'ios_saf'. */
export const compileTargets = oldestBrowsers.map(
  ({ name, version }) => `${name.replace('_saf', '')}${version}`,
)
