import { createRequire } from 'node:module'

interface IconSet {
  icons: Record<string, { body: string; parent?: string }>
  aliases?: Record<string, { parent: string }>
}
// Loaded at run time of the build: bundling thousands of icons would cost every build a second and
// a hundred megabytes.
const load = createRequire(import.meta.url)
const sets: Record<'lucide' | 'brand', IconSet> = {
  lucide: load('@iconify-json/lucide/icons.json'),
  brand: load('@iconify-json/simple-icons/icons.json'),
}

interface IconProps {
  /** A lucide name ('bot'), or 'brand:' and a simple-icons name ('brand:x'). */
  name: string
  className?: string
}

/** Attributes of every lucide path, which the style sheet sets once (.icon). */
const lucideAttributes =
  ' fill="none" stroke="currentColor"' +
  ' stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

/**
 * An inline SVG icon, decorative and therefore hidden from assistive technology. Only for
 * prerendering: an island would bundle the whole icon set.
 */
export function Icon({ name, className = '' }: IconProps) {
  const [set, key] = name.startsWith('brand:')
    ? (['brand', name.slice(6)] as const)
    : (['lucide', name] as const)
  const { icons, aliases } = sets[set]
  const body = (icons[key] ?? icons[aliases?.[key]?.parent ?? ''])?.body
  if (!body)
    throw new Error(
      `There is no icon named '${name}': ` +
        "look it up among lucide's names (or simple-icons' after 'brand:')",
    )
  const shapes = body.replaceAll(lucideAttributes, '').replace(/^<g>|<\/g>$/g, '')
  return (
    <svg
      className={`${set === 'brand' ? 'icon-solid' : 'icon'} ${className}`.trim()}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings from the icon package
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
