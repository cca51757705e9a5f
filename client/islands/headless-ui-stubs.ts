/** Stubs for unneeded parts of Headless UI (docs/decisions/headless-ui.md). */

// Press as an attribute for style sheets: CSS has :active, which makes React render nothing. Hover
// and focus are in ssg/react-aria.
export const useActivePress = () => ({ pressed: false, pressProps: {} })

// A button without a name that takes the focus until tabs are registered: the security policy
// refuses the inline style that hides it in served markup.
export const FocusSentinel = () => null
