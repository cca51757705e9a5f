import { defineConfig, presetWind3 } from 'unocss'

/** Class names stand in strings: words of comments, of markup's text and of code are not tried, half the work of finding them. */
const stringLiterals = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g

const token = (name: string) => `var(--${name})`

export default defineConfig({
  // No utility that needs the preset's variables is used (tests/built/budgets): each page would carry a list of them.
  presets: [presetWind3({ preflight: 'on-demand' })],
  extractorDefault: {
    name: 'string-literals',
    order: 0,
    extract: ({ code }) =>
      (code.match(stringLiterals) ?? []).flatMap((literal) => literal.split(/[\s"'`;<>=]+/)),
  },
  // Words of the sources that are no classes here.
  blocklist: [
    'after-transition',
    'blur',
    'filter',
    'fixed',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'me',
    'my',
    'outline',
    'shadow',
    'sr-only',
    'static',
    'tab',
    'transform',
  ],
  // Pages and most components are rendered while building only, so the sheet is made from the sources rather than from the browser's modules.
  // Prose has no classes of its own (tools/checks), so it is not searched for them.
  content: {
    filesystem: ['pages/**/*.tsx', '{client,components}/**/*.{ts,tsx}'],
    pipeline: { include: [] },
  },
  theme: {
    // In the size of the visitor's text, so that a header which does not fit any more gives way to its menu (WCAG 1.4.4).
    breakpoints: { sm: '40em', md: '48em', lg: '64em', xl: '80em', '2xl': '96em' },
    colors: Object.fromEntries(
      ['paper', 'surface', 'ink', 'muted', 'rule', 'marigold', 'focus', 'chat', 'danger'].map(
        (name) => [name, token(name)],
      ),
    ),
    fontFamily: { display: token('display'), sans: token('text') },
  },
  shortcuts: {
    // the page's frame
    wrap: 'mx-auto w-full max-w-[76rem] px-4 sm:px-6 lg:px-10',
    section: 'py-14 lg:py-20',
    measure: 'max-w-[66ch]',
    // actions
    btn: 'inline-flex items-center justify-center gap-2 min-h-12 px-5 py-2 rounded-md font-semibold leading-tight no-underline text-center border border-solid cursor-pointer [transition:background-color_.15s,border-color_.15s]',
    'btn-primary':
      'btn bg-marigold border-marigold [color:#12312c] hover:[background-color:#ffb93f]',
    'btn-quiet':
      'btn bg-transparent border-[color:var(--control)] text-ink hover:border-ink hover:bg-surface',
    'btn-chat':
      'btn bg-chat border-chat text-[color:var(--on-chat)] hover:[filter:brightness(1.1)]',
    'btn-small': 'min-h-11 px-4',
    // surfaces
    card: 'bg-surface border border-solid border-rule rounded-lg p-5 sm:p-6',
    tag: 'inline-flex items-center px-2.5 py-1 rounded border border-solid border-rule text-sm leading-tight text-muted bg-paper',
    eyebrow: 'text-sm font-semibold tracking-wide text-muted',
    figures: '[font-variant-numeric:tabular-nums]',
  },
})
