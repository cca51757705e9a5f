import type { ElementType, Key } from 'react'
import {
  jsx as create,
  jsxs as createStatic,
  Fragment,
} from 'react/jsx-runtime'

type Props = Record<string, unknown>

/** Adds React's flag for accepting a changed text on hydration to the props of HTML elements. */
const withTolerance = (type: ElementType, props: Props): Props =>
  typeof type === 'string'
    ? { ...props, suppressHydrationWarning: true }
    : props

/**
 * React's JSX functions, changed so that hydration accepts a text that differs from the served one:
 * a translation by the browser may have added `<font>` elements (facebook/react#11538), for which
 * React would discard the served markup. This works for elements whose only child is a text
 * (tests/unit/text-alone).
 */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  create(type, withTolerance(type, props), key)
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  createStatic(type, withTolerance(type, props), key)
export { Fragment }
