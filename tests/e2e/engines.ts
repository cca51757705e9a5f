/** The forms, menus, tabs, quiz, toasts and page changes. */
export const engineFiles =
  /(controls|early-events|home|inner-pages|leads-\w+|navigation|older.+|programs|shell)\.spec\.ts$/

/**
 * What Playwright cannot do in Firefox over WebDriver BiDi, by the titles of the tests that need
 * it. The first four are Firefox's own ways.
 */
const notInFirefox: Readonly<Record<string, readonly RegExp[]>> = {
  'A link moves where Tab continues, not the focus': [
    /before the script of the quiz has come/,
  ],
  'Headless Firefox has no mouse: (hover: hover) is false': [
    /on hover/,
    /chat as a code/,
  ],
  'A reload cancels the loads of the page that is left, which its console shows':
    [/a tab does not change the address of a page in the history/],
  'A reload restores a choice': [
    /stays chosen on every page with prices, without/,
  ],
  'Scripts cannot be switched off': [/without (?:JavaScript|script)/],
  'Media are not emulated': [/ prints? /, /less motion/, /a contrast theme/],
  'Touch is not emulated': [/on a phone/],
  'A page from the back/forward cache sends no load event': [
    /an apply link that was tapped before hydration/,
    /again on Back to a page that loads/,
    /is kept where that takes over/,
    /leads back to the same place/,
    /keeps its text while others are read/,
  ],
  'There is no session of the DevTools protocol': [/composes no letter away/],
  'fill() appends to a field of type email, and React does not notice it in a focused field':
    [
      /below the limit of a field/,
      /an application is corrected after/,
      /what happens next, until the next one/,
      /until a second message/,
      /gives way to the next message/,
      /sent after all ends the toast/,
      /offers its message and keeps its answers where windows are blocked/,
      /a visitor who leaves out/,
    ],
  'Workers cannot be evaluated': [/fifty particles/],
  'The console gives an error without its message': [/an exception in the/],
}

/** What Chromium 109 lacks. */
const notInOldChromium: Readonly<Record<string, readonly RegExp[]>> = {
  'There is no media query of scripting before Chromium 120, so all controls show without script':
    [/without (?:JavaScript|script)/],
  'The build has no mouse: (hover: hover) is false': [
    /on hover/,
    /chat as a code/,
  ],
}

/** Titles of the tests that an engine leaves out, by the reason. */
export const leftOut: Readonly<Record<string, typeof notInFirefox>> = {
  firefox: notInFirefox,
  'old-chromium': notInOldChromium,
}
