import packageJson from '../../package.json' with { type: 'json' }

/** Browsers by their browserslist name; the value is the compilers' name. */
const compilerNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/** Reads a browserslist of lower bounds, such as 'chrome >= 92'. */
export const readBrowsers = (lines: readonly string[]) =>
  lines.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (!(name in compilerNames))
      throw new Error(
        `package.json: browserslist holds '${line}'. Write the oldest version of ` +
          `${Object.keys(compilerNames).join(', ')} as in 'chrome >= 92'.`,
      )
    return { name, version }
  })

/** The oldest version of each fully supported browser (requirements §10.8). */
export const oldestBrowsers = readBrowsers(packageJson.browserslist)

/** The same for Vite and its compilers: 'chrome92'. */
export const compileTargets = oldestBrowsers.map(
  ({ name, version }) => `${compilerNames[name]}${version}`,
)
