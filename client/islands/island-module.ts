import type { ComponentType } from 'react'

/**
 * When an island's code is fetched and its component hydrated: as soon as the page has painted, as it comes near the viewport, or once somebody points
 * at it, focuses or taps it. 'interest' is for islands that answer a first tap as they were served.
 */
export type IslandTiming = 'idle' | 'visible' | 'interest'

// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own; they are checked where it is used
export type IslandModule = { default: ComponentType<any> }

/** 'components/forms/ContactForm.island.tsx' is the island 'ContactForm'. */
export const islandName = (file: string) =>
  file.slice(file.lastIndexOf('/') + 1, -'.island.tsx'.length)
