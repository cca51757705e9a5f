import { placeOf } from '../../ssg/content/content-error.ts'
import { type Module, walk } from './syntax.ts'
import type { WrittenLink } from './written-links.ts'

const linkKey = /^(?:href|link)$/

/**
 * Links and ids written as plain text in TypeScript: `href: '/about'`, `<a href="/about">`,
 * `id="contact"`.
 */
export function codeLinks({ file, source, program }: Module): {
  links: WrittenLink[]
  anchors: string[]
} {
  const links: WrittenLink[] = []
  const anchors: string[] = []
  walk(program, (node) => {
    if (/^TS(?!As|Satisfies|NonNull)/.test(node.type)) return false
    const isAttribute = node.type === 'JSXAttribute'
    if (!isAttribute && node.type !== 'Property') return undefined
    const key = String(node.key?.name ?? node.key?.value ?? node.name?.name)
    const value = isAttribute ? (node.value?.expression ?? node.value) : node.value
    if (value?.type !== 'Literal' || typeof value.value !== 'string') return undefined
    if (linkKey.test(key))
      links.push({ file, target: value.value, ...placeOf(source, value.start + 1) })
    if (key === 'id') anchors.push(value.value)
    return undefined
  })
  return { links, anchors }
}
