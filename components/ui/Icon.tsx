import { createRequire } from 'node:module'

interface IconSet {
  icons: Record<string, { body: string; parent?: string }>
  aliases?: Record<string, { parent: string }>
}
// Read as they are while pages are rendered: bundling thousands of drawings would cost every build a second and a hundred megabytes.
const load = createRequire(import.meta.url)
const sets: Record<'lucide' | 'brand', IconSet> = {
  lucide: load('@iconify-json/lucide/icons.json'),
  brand: load('@iconify-json/simple-icons/icons.json'),
}

interface IconProps {
  /** A lucide name ('bot'), or a simple-icons name after 'brand:' ('brand:x'). */
  name: string
  /** Beside its own class, which says how it is drawn. */
  className?: string
}

/** How every line of lucide's is drawn stands once in the sheet (.icon), not on each of them. */
const drawn =
  / fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"/g

/** A line icon, drawn into the page while building; decorative, so hidden from assistive technology. Not for islands: it would take the whole set along. */
export function Icon({ name, className = '' }: IconProps) {
  const [set, key] = name.startsWith('brand:')
    ? (['brand', name.slice(6)] as const)
    : (['lucide', name] as const)
  const { icons, aliases } = sets[set]
  const body = (icons[key] ?? icons[aliases?.[key]?.parent ?? ''])?.body
  if (!body)
    throw new Error(
      `There is no icon named '${name}': look it up among lucide's names (or simple-icons' after 'brand:')`,
    )
  const lines = body.replace(drawn, '').replace(/^<g>|<\/g>$/g, '')
  return (
    <svg
      className={`${set === 'brand' ? 'icon-solid' : 'icon'} ${className}`.trim()}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings from the icon package
      dangerouslySetInnerHTML={{ __html: lines }}
    />
  )
}
