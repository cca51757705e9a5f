/** Test files that run in every engine, such as those about forms, menus and page changes. */
export const engineSpecs = [
  'application',
  'controls',
  'currency',
  'early-events',
  'home',
  'inner-pages',
  'leads-application',
  'leads-failures',
  'leads-page',
  'leads-sent',
  'leads-service-request',
  'leads-toasts',
  'level-finder',
  'navigation',
  'older-browsers',
  'print',
  'shell',
].map((name) => `${name}.spec.ts`)

/** What each engine cannot do, by the tag of the tests that are affected. */
const limitations: Record<string, Record<string, string>> = {
  // The first four are limits of Firefox itself, the rest are limits of WebDriver BiDi.
  firefox: {
    '@focus-moves-tab':
      'A link to a place in the page moves where Tab continues, but not the focus',
    '@mouse': 'Headless Firefox has no mouse: (hover: hover) is false',
    '@silent-reload':
      'A reload cancels requests of the old page, which the console reports',
    '@fresh-forms':
      'A reload restores a chosen radio button, and what a hidden form contained',
    '@referrer': 'A test cannot open a page with a referrer',
    '@no-script': 'Scripts cannot be switched off',
    '@media': 'Media types and features are not emulated',
    '@touch': 'Touch is not emulated',
    '@back-loads':
      'A page from the back/forward cache sends no load event, for which Playwright waits',
    '@devtools': 'There is no session of the DevTools protocol',
    '@fill':
      'fill() appends to a field of type email, and React does not notice it in a focused field',
    '@workers': 'Workers cannot be evaluated',
    '@error-messages': 'The console shows an error without its message',
  },
  'old-chromium': {
    '@no-script':
      'Before 120 there is no media query for scripting, so all controls show without script',
    '@mouse': 'The build has no mouse: (hover: hover) is false',
  },
}

/** Patterns of the tags whose tests an engine leaves out. */
export const excludedTags = (engine: string) =>
  Object.keys(limitations[engine] ?? {}).map((tag) => new RegExp(`${tag}\\b`))
