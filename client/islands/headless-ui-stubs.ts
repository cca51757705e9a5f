/** Stubs for unneeded parts of Headless UI (docs/decisions/headless-ui.md). */

// Headless UI renders an attribute while a control is pressed. Style sheets use :active instead,
// for which React renders nothing. Stubs for hover and focus are in ssg/react-aria.
export const useActivePress = () => ({ pressed: false, pressProps: {} })

// Headless UI renders a button without a name, which takes the focus until tabs are registered. The
// security policy refuses the inline style that would hide it in served markup.
export const FocusSentinel = () => null
