import { createRequire } from 'node:module'

interface IconSet {
  icons: Record<string, { body: string; parent?: string }>
  aliases?: Record<string, { parent: string }>
}
// Loaded at run time of the build: bundling thousands of icons would cost every build a second and
// a hundred megabytes.
const { icons, aliases }: IconSet = createRequire(import.meta.url)(
  '@iconify-json/lucide/icons.json',
)

/** Line drawings of brands that lucide lacks. */
const brands: Readonly<Record<string, string>> = {
  'brand-x': '<path d="M4 3.5h4.3L20 20.5h-4.3zM19.5 3.5l-6.3 7.3M4.5 20.5l6.3-7.3"/>',
}

interface IconProps {
  /** A lucide name ('bot'), or 'brand-x'. */
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
  const body = brands[name] ?? (icons[name] ?? icons[aliases?.[name]?.parent ?? ''])?.body
  if (!body) throw new Error(`There is no icon named '${name}': look it up at lucide.dev/icons`)
  const shapes = body.replaceAll(lucideAttributes, '').replace(/^<g>|<\/g>$/g, '')
  return (
    <svg
      className={`icon ${className}`.trim()}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings from the icon package
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
