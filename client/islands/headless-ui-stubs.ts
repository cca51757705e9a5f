/** Stubs for unneeded parts of Headless UI (docs/decisions/headless-ui.md). */

// Headless UI renders an attribute while a control is pressed. Style sheets use :active instead,
// so that a press needs no rendering. Stubs for hover and focus are in ssg/react-aria.
export const useActivePress = () => ({ pressed: false, pressProps: {} })

// Until its tabs are registered, Headless UI renders a button that can be focused but has no
// accessible name. In served markup, the security policy blocks the inline style that hides it.
export const FocusSentinel = () => null
