import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
} from 'react'
import { renderToString } from 'react-dom/server'
import { type IslandModule, islandName } from '#client/islands/island-module.ts'
import { SlotContext } from './Slot.tsx'

const islandModules = import.meta.glob<IslandModule>('../**/*.island.tsx', {
  eager: true,
})
const islandNames = new Map(
  Object.entries(islandModules).map(([file, module]) => [
    module.default,
    islandName(file),
  ]),
)

/** Marks the served elements in forms: hydration skips others, which browser extensions add. */
const markServed = (html: string) =>
  html.replace(/<form.*?<\/form>/gs, (form) =>
    form.replace(/<(?!option)\w+/g, '$& data-served'),
  )

/**
 * Whether a component is rendered inside an island. Islands cannot nest: React owns all markup of a
 * hydrated island.
 */
const InsideIsland = createContext(false)

interface IslandProps {
  children: ReactElement<Record<string, unknown>>
  /**
   * Parts of the URL that the island responds to, separated by spaces: query parameters ('?tab')
   * or a hash ('#apply'). If the page is opened with one of them, the island hydrates at once. It
   * also hydrates when the visitor points at, focuses or presses a link with that hash elsewhere in
   * the page.
   */
  answers?: string
  /** Whether the service worker caches the island's files with the page, for use offline. */
  offline?: boolean
  /** Static parts by name: prerendered, left unchanged by hydration, and not part of any script. */
  slots?: Record<string, ReactNode>
}

/**
 * A part of a page that hydrates in the browser: `<Island><ContactForm topic="seo" /></Island>`.
 * The component is the default export of an *.island.tsx file, and its props are JSON. <Island>
 * itself runs only while prerendering. It renders each island as a separate React root, as the
 * browser does, so that useId returns the same ids on hydration.
 */
export function Island({
  children,
  answers,
  offline = false,
  slots = {},
}: IslandProps) {
  const id = useId().replace(/[:«»_]/g, '')
  const isNested = useContext(InsideIsland)
  // biome-ignore lint/suspicious/noExplicitAny: the map compares components by identity
  const name = islandNames.get(children.type as any)
  if (!name)
    throw new Error(
      '<Island> needs the default export of a components/**/*.island.tsx file, not ' +
        String((children.type as { name?: string }).name ?? children.type),
    )
  if (isNested)
    throw new Error(
      `The island ${name} is inside another island: pass it as a slot or merge the two`,
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
      data-answers={answers}
      data-offline={offline ? '' : undefined}
      data-props={props === '{}' ? undefined : props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup rendered above
      dangerouslySetInnerHTML={{ __html: markServed(html) }}
    />
  )
}
