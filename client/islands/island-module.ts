import type { ComponentType } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: the props of each island are checked where it is used
export type IslandModule = { default: ComponentType<any> }

/** Name of the island in a file: 'ContactForm' for 'components/forms/ContactForm.island.tsx'. */
export const islandName = (file: string) =>
  file.slice(file.lastIndexOf('/') + 1, -'.island.tsx'.length)
