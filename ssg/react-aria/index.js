/**
 * Replaces `@react-aria/focus` and `@react-aria/interactions` in Headless UI, which only sets
 * attributes for style sheets with them: CSS has :hover and :focus-visible, which render nothing
 * again (docs/decisions/headless-ui.md).
 */
export const useFocusRing = () => ({
  isFocused: false,
  isFocusVisible: false,
  focusProps: {},
})
export const useHover = () => ({ isHovered: false, hoverProps: {} })
