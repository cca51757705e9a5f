import { createContext, type ReactNode, useContext } from 'react'

/** The static parts of the island that is being rendered; empty in the browser, where they already stand in the page. */
export const SlotContext = createContext<Record<string, ReactNode>>({})

/**
 * The place of a static part inside an island. While building it renders the part; in the browser React adopts
 * what is there without looking into it, so the part costs no script.
 */
export function Slot({ name, className }: { name: string; className?: string }) {
  const content = useContext(SlotContext)[name]
  if (import.meta.env.SSR) return <div className={className}>{content}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; hydration leaves the served children alone
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
