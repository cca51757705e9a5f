import type { ElementType, Key } from 'react'
import { jsx as create, jsxs as createStatic, Fragment } from 'react/jsx-runtime'

type Props = Record<string, unknown>

/** Whether `type` passes it to an element, as components of Headless UI do with a text. */
const rendersElement = (type: ElementType, { children }: Props) =>
  typeof type === 'string' || typeof children === 'string'

const withTolerance = (type: ElementType, props: Props): Props =>
  rendersElement(type, props) ? { ...props, suppressHydrationWarning: true } : props

/**
 * React's JSX functions with hydration that accepts a changed text: a browser's translation may
 * have put `<font>` elements into the page (react/react#11538), and React would discard the served
 * markup. Holds for elements whose only child is a text (tests/unit/text-alone).
 */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  create(type, withTolerance(type, props), key)
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  createStatic(type, withTolerance(type, props), key)
export { Fragment }
