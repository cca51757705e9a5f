import { drawingOf } from '#data/icon-set.ts'

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
  const body = drawingOf(name)
  if (!body)
    throw new Error(
      `There is no icon named '${name}': look it up at lucide.dev/icons`,
    )
  const shapes = body
    .replaceAll(lucideAttributes, '')
    .replace(/^<g>|<\/g>$/g, '')
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
