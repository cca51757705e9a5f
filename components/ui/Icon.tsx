import { iconContents } from '#data/icon-set.ts'

interface IconProps {
  /** Name of a lucide icon ('bot') or of a brand's icon ('brand-x'). */
  name: string
  className?: string
}

/** Attributes that lucide repeats in its icons; removed, since the CSS class `.icon` sets them. */
const lucideAttributes =
  ' fill="none" stroke="currentColor"' +
  ' stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

/**
 * An inline SVG icon, decorative and therefore hidden from assistive technology. Only prerendered
 * parts may use it: an island would bundle the whole icon set.
 */
export function Icon({ name, className = '' }: IconProps) {
  const contents = iconContents(name)
  if (!contents)
    throw new Error(
      `There is no icon named '${name}': look it up at lucide.dev/icons`,
    )
  const shapes = contents
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
