/** Chunks of the browser build that several islands share. Others ask for them by these names. */
export const chunkNames = {
  react: 'react',
  /** Code of all islands in one file: otherwise a page with a form would make seven small requests. */
  islands: 'islands',
} as const

const ISLANDS_SHARED =
  /components\/(islands\/(hydrate|Slot|visitor-state|jsx-runtime)|ui\/(url-param|toast|within)|programs\/currency)\.tsx?$|data\/(money|prices|times|toasts|claims|forms\/field)\.(ts|json)$/

/** Tabs and their keys, which pages with forms alone do without. */
const TABS =
  /@headlessui\/react\/dist\/(components\/(tabs|keyboard)|utils\/(focus-management|stable-collection|micro-task)|internal\/hidden|hooks\/use-resolve-button-type)|ui\/PanelLink/

/** How the browser's scripts are divided into files (rolldown's `output.codeSplitting`). */
export const codeSplitting = {
  // Without it, modules shared with the entry move into these chunks, and every page downloads them.
  includeDependenciesRecursively: false,
  groups: [
    // Stays in browser caches across deploys.
    { name: chunkNames.react, test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'tabs', test: TABS, minShareCount: 2 },
    // What one island alone uses, such as the quiz its radio group, goes with that island.
    {
      name: 'headless',
      test: /node_modules\/@headlessui\/|islands\/headless-parts/,
      minShareCount: 2,
    },
    { name: 'valibot', test: /node_modules\/valibot\// },
    { name: chunkNames.islands, test: ISLANDS_SHARED },
  ],
}
