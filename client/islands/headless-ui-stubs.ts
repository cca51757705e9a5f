/** Stubs for unneeded parts of Headless UI (docs/decisions/headless-ui.md). */
import type { ReactNode } from 'react'

// Press and transitions as attributes for style sheets: CSS has :active and transitions, which make
// React render nothing. Hover and focus are in ssg/react-aria.
export const useActivePress = () => ({ pressed: false, pressProps: {} })
export const useTransition = (
  _isAnimated: boolean,
  _element: HTMLElement | null,
  isShown: boolean,
) => [isShown, {}]
export const transitionDataAttributes = () => ({})

// A button without a name that takes the focus until tabs are registered, and hidden fields for
// controls outside forms: the security policy refuses the inline styles that hide them in served
// markup.
export const FocusSentinel = () => null
export const FormFields = () => null
export const FormFieldsProvider = ({ children }: { children: ReactNode }) => children
