import { createContext, type ReactElement, type ReactNode, useContext, useId } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type IslandModule,
  type IslandTiming,
  islandName,
} from '../../client/islands/island-module.ts'
import { Slot, SlotContext } from './Slot.tsx'

const modules = import.meta.glob<IslandModule>('../**/*.island.tsx', { eager: true })
const names = new Map(
  Object.entries(modules).map(([file, module]) => [module.default, islandName(file)]),
)

/** True while an island is being rendered: islands do not nest, since a hydrated one owns everything inside it. */
const InsideIsland = createContext(false)

interface IslandProps {
  children: ReactElement<Record<string, unknown>>
  when?: IslandTiming
  /** Static parts of the island by name: rendered here, kept as they are in the browser, never sent as script. */
  slots?: Record<string, ReactNode>
}

/**
 * A part of a page that comes alive in the browser: `<Island><ContactForm topic="seo" /></Island>`.
 * The component must be the default export of an *.island.tsx file; its props must be JSON. Only for rendering while building.
 * Each island is rendered as a root of its own, so that ids from useId are the same when it hydrates.
 */
export function Island({ children, when = 'visible', slots = {} }: IslandProps) {
  const id = useId().replaceAll(':', '').replaceAll('«', '').replaceAll('»', '').replaceAll('_', '')
  const nested = useContext(InsideIsland)
  // biome-ignore lint/suspicious/noExplicitAny: looked up by identity
  const name = names.get(children.type as any)
  if (!name)
    throw new Error(
      `<Island> needs the default export of a components/**/*.island.tsx file, not ${String((children.type as { name?: string }).name ?? children.type)}`,
    )
  if (nested)
    throw new Error(
      `The island ${name} stands inside another island: pass it as a slot or merge the two`,
    )
  const props = JSON.stringify(children.props)
  const html = renderToString(
    <InsideIsland value={true}>
      <SlotContext value={slots}>{children}</SlotContext>
    </InsideIsland>,
    { identifierPrefix: id },
  )
  return (
    <div
      data-island={name}
      data-id={id}
      data-when={when}
      data-props={props === '{}' ? undefined : props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the island's own markup, rendered above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

export { Slot }
