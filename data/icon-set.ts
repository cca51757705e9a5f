import { createRequire } from 'node:module'

type Icons = Record<string, { body: string; parent: string }>
// The icons are loaded by require while a build runs. Bundling the thousands of icons would cost
// every build a second and a hundred megabytes of memory.
const lucide: Record<'icons' | 'aliases', Icons> = createRequire(
  import.meta.url,
)('@iconify-json/lucide/icons.json')

/** SVG contents of brand icons that lucide does not have, by name. */
const brandIcons: Readonly<Record<string, string>> = {
  'brand-x':
    '<path d="M4 3.5h4.3L20 20.5h-4.3zM19.5 3.5l-6.3 7.3M4.5 20.5l6.3-7.3"/>',
}

/** Every name that an icon may have. */
export const iconNames = [lucide.icons, lucide.aliases, brandIcons].flatMap(
  Object.keys,
)

/** SVG contents of an icon; undefined for an unknown name. */
export const iconContents = (name: string): string | undefined =>
  brandIcons[name] ??
  (lucide.icons[name] ?? lucide.icons[lucide.aliases[name]?.parent ?? ''])?.body
