/*
 * Stands in for parts of Headless UI that have nothing to do here (resolve.alias in vite.config); docs/decisions/2026-11-22-headless-ui has the bytes.
 */
import type { ReactNode } from 'react'

// Hover, focus, press and transitions as attributes for style sheets, with react-aria behind them: CSS has :hover, :focus-visible and :active, and
// without them no control is rendered again for each.
export const useFocusRing = () => ({ isFocused: false, isFocusVisible: false, focusProps: {} })
export const useHover = () => ({ isHovered: false, hoverProps: {} })
export const useActivePress = () => ({ pressed: false, pressProps: {} })
export const useTransition = (
  _isAnimated: boolean,
  _element: HTMLElement | null,
  isShown: boolean,
) => [isShown, {}]
export const transitionDataAttributes = () => ({})

// A nameless button that takes the focus until tabs are registered, and hidden fields for controls that are no form fields. The security policy
// refuses the inline styles that hide them in served markup.
export const FocusSentinel = () => null
export const FormFields = () => null
export const FormFieldsProvider = ({ children }: { children: ReactNode }) => children
