/** The forms, menus, tabs, quiz, toasts and page changes, which run in every engine. */
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

/** What an engine cannot do, by the tags of the tests that need it. */
const lacks: Record<string, Record<string, string>> = {
  // Over WebDriver BiDi. The first four are Firefox's own ways.
  firefox: {
    '@focus-moves-tab': 'A link moves where Tab continues, not the focus',
    '@mouse': 'Headless Firefox has no mouse: (hover: hover) is false',
    '@silent-reload':
      'A reload cancels the loads of the page that is left, which its console shows',
    '@fresh-forms': 'A reload restores a choice',
    '@referrer': 'A page is opened without a referrer',
    '@no-script': 'Scripts cannot be switched off',
    '@media': 'Media are not emulated',
    '@touch': 'Touch is not emulated',
    '@back-loads':
      'A page from the back/forward cache sends no load event, for which Playwright waits',
    '@devtools': 'There is no session of the DevTools protocol',
    '@fill':
      'fill() appends to a field of type email, and React does not notice it in a focused field',
    '@workers': 'Workers cannot be evaluated',
    '@error-messages': 'The console gives an error without its message',
  },
  'old-chromium': {
    '@no-script':
      'Before Chromium 120, which has no query of scripting, all controls show without script',
    '@mouse': 'The build has no mouse: (hover: hover) is false',
  },
}

/** The tags of tests that an engine leaves out. */
export const tagsWithout = (engine: string) =>
  Object.keys(lacks[engine] ?? {}).map((tag) => new RegExp(`${tag}\\b`))
