import packageJson from '../../package.json' with { type: 'json' }

/** Browsers by their browserslist names. */
const browserNames = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf']

/** Reads a browserslist of lower bounds, such as 'chrome >= 92'. */
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

/** The same for Vite and its compilers, which call iOS 'ios': 'chrome92'. */
export const compileTargets = oldestBrowsers.map(
  ({ name, version }) => `${name.replace('_saf', '')}${version}`,
)
