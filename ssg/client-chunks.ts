/** Names of the chunks that several islands share; other modules import them from here. */
export const chunkNames = {
  entry: 'app',
  react: 'react',
  /**
   * Code of all islands in one file: otherwise a page with a form would make seven small requests.
   */
  islands: 'islands',
  /** Notices interest in an island and hydrates it; documents with islands name it. */
  pageIslands: 'page-islands',
} as const

/** Modules that two or more islands share and the entry does not use. */
export const sharedByIslands = [
  'client/analytics/report-lead.ts',
  'client/islands/hydrate.tsx',
  'client/islands/jsx-runtime.ts',
  'client/islands/served-slots.ts',
  'client/islands/visitor-state.ts',
  'client/dom/with-timeout.ts',
  'client/toasts/toast.ts',
  'components/islands/Slot.tsx',
  'components/ui/PanelLink.tsx',
  'components/ui/show-panel.ts',
  'data/claims.ts',
  'data/claims.json',
  'data/forms/field.ts',
  'data/money.ts',
  'data/prices.ts',
  'data/prices.json',
  'data/toasts.yaml',
] as const

/** Modules of the file that documents with islands name; the entry uses none of them. */
export const ofPagesWithIslands = [
  'client/dom/copy-text.ts',
  'client/dom/message-link.ts',
  'client/dom/notice.ts',
  'client/dom/pre-hydration-panel.ts',
  'client/islands/early-events.ts',
  'client/islands/failure-notice.ts',
  'client/islands/fallback-links.ts',
  'client/islands/loader.ts',
  'client/islands/island-module.ts',
  'client/islands/page-islands.ts',
  'client/islands/reload-once.ts',
  'client/islands/replay.ts',
  'client/islands/typing-pause.ts',
  'data/addresses.ts',
  'data/forms/send-labels.yaml',
  'data/graphemes.ts',
  'data/level-names.ts',
  'data/links.ts',
  'data/messages/lines.ts',
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
    // All that every page needs in one file, also what other files import from it.
    { name: chunkNames.entry, tags: ['$initial' as const] },
    // Stays in browser caches across deploys.
    { name: chunkNames.react, test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'tabs', test: TABS, minShareCount: 2 },
    // Code of a single island stays in that island's file.
    {
      name: 'headless',
      test: /node_modules\/@headlessui\/|(?:ssg\/react-aria|client\/islands\/headless-ui-stubs)/,
      minShareCount: 2,
    },
    { name: 'valibot', test: /node_modules\/valibot\// },
    {
      name: chunkNames.islands,
      test: (id: string) => sharedByIslands.some((file) => id.endsWith(`/${file}`)),
    },
    {
      name: chunkNames.pageIslands,
      test: (id: string) => ofPagesWithIslands.some((file) => id.endsWith(`/${file}`)),
    },
  ],
}
