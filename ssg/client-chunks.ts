/** Names of the chunks that several islands share; other modules import them from here. */
export const chunkNames = {
  react: 'react',
  /**
   * Code of all islands in one file: otherwise a page with a form would make seven small requests.
   */
  islands: 'islands',
} as const

/** Modules that two or more islands share and the entry does not use. */
export const sharedByIslands = [
  'client/islands/hydrate.tsx',
  'client/islands/jsx-runtime.ts',
  'client/islands/served-slots.ts',
  'client/islands/visitor-state.ts',
  'client/dom/with-timeout.ts',
  'client/toasts/toast.ts',
  'components/islands/Slot.tsx',
  'components/ui/PanelLink.tsx',
  'data/claims.ts',
  'data/claims.json',
  'data/forms/field.ts',
  'data/money.ts',
  'data/prices.ts',
  'data/prices.json',
  'data/times.ts',
  'data/toasts.ts',
] as const

/** Tabs and their keys; pages that only have forms do not need them. */
const TABS = new RegExp(
  `@headlessui/react/dist/(${[
    'components/(tabs|keyboard)',
    'utils/(focus-management|stable-collection|micro-task)',
    'internal/hidden',
    'hooks/use-resolve-button-type',
  ].join('|')})`,
)

/** How the browser's scripts are divided into files (rolldown's `output.codeSplitting`). */
export const codeSplitting = {
  // Without it, modules shared with the entry move into these chunks, and every page downloads
  // them.
  includeDependenciesRecursively: false,
  groups: [
    // Stays in browser caches across deploys.
    { name: chunkNames.react, test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'tabs', test: TABS, minShareCount: 2 },
    // Code of a single island stays in that island's file.
    {
      name: 'headless',
      test: /node_modules\/@headlessui\/|client\/islands\/headless-ui-stubs/,
      minShareCount: 2,
    },
    { name: 'valibot', test: /node_modules\/valibot\// },
    {
      name: chunkNames.islands,
      test: (id: string) => sharedByIslands.some((file) => id.endsWith(`/${file}`)),
    },
  ],
}
