import type { ElementType, Key } from 'react'
import { jsx as create, jsxs as createStatic, Fragment } from 'react/jsx-runtime'

type Props = Record<string, unknown>

/** A component with a text for its child passes this on to an element of its own, as those of Headless UI do. */
const rendersElement = (type: ElementType, { children }: Props) =>
  typeof type === 'string' || typeof children === 'string'

const withTolerance = (type: ElementType, props: Props): Props =>
  rendersElement(type, props) ? { ...props, suppressHydrationWarning: true } : props

/**
 * React's own JSX functions, but hydration accepts a text that is not the one it expected. A browser's translation has put `<font>` elements with
 * other words into the served page by then (react/react issue 11538), and without this React would throw the served markup away and render it anew.
 * Holds for elements whose only child is a text (tests/unit/text-alone); named as the JSX import source in vite.config.
 */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  create(type, withTolerance(type, props), key)
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  createStatic(type, withTolerance(type, props), key)
export { Fragment }
