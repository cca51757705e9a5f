/**
 * Replaces `@react-aria/focus` and `@react-aria/interactions` for Headless UI, which uses them only
 * to set attributes for style sheets. The site's CSS uses :hover and :focus-visible instead, which
 * need no new render (docs/decisions/headless-ui.md).
 */
export const useFocusRing = () => ({
  isFocused: false,
  isFocusVisible: false,
  focusProps: {},
})
export const useHover = () => ({ isHovered: false, hoverProps: {} })
