import type { ComponentType } from 'react'

/**
 * When an island's code is fetched and its component hydrated: once the page has painted, near the
 * viewport, or once somebody points at it, focuses or taps it. 'interest' is for islands that
 * answer a first tap as served.
 */
export type IslandTiming = 'idle' | 'visible' | 'interest'

// biome-ignore lint/suspicious/noExplicitAny: the props of each island are checked where it is used
export type IslandModule = { default: ComponentType<any> }

/** Name of an island by its file: 'ContactForm' for 'components/forms/ContactForm.island.tsx'. */
export const islandName = (file: string) =>
  file.slice(file.lastIndexOf('/') + 1, -'.island.tsx'.length)
