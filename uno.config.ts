import { defineConfig, presetWind3 } from 'unocss'

/** Matches string literals, where all class names are; reading no other words halves the time. */
const stringLiterals = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g

const token = (name: string) => `var(--${name})`

export default defineConfig({
  // 'on-demand' leaves out the preset's CSS variables, which would be in every page and which no
  // utility in use needs (tests/built/budgets).
  presets: [presetWind3({ preflight: 'on-demand' })],
  extractorDefault: {
    name: 'string-literals',
    order: 0,
    extract: ({ code }) =>
      (code.match(stringLiterals) ?? []).flatMap((literal) =>
        literal.split(/[\s"'`;<>=]+/),
      ),
  },
  // Words in string literals for which UnoCSS must not make a utility class.
  blocklist: (
    'after-transition blur filter fixed h1 h2 h3 h4 h5 h6 me my outline shadow sr-only static ' +
    'tab transform'
  ).split(' '),
  // Class names are searched in the source files, since most components are not in the browser
  // build. MDX files are left out: they contain no classes (content/rules).
  content: {
    filesystem: ['pages/**/*.tsx', '{client,components}/**/*.{ts,tsx}'],
    pipeline: { include: [] },
  },
  rules: [
    // The preset's own rule needs CSS variables that 'on-demand' leaves out.
    ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
  ],
  theme: {
    // Breakpoints are in em, so that with larger text the header changes to its menu button before
    // it overflows (WCAG 1.4.4).
    breakpoints: {
      sm: '40em',
      md: '48em',
      lg: '64em',
      xl: '80em',
      '2xl': '96em',
    },
    colors: {
      paper: token('paper'),
      surface: token('surface'),
      ink: token('ink'),
      muted: token('muted'),
      rule: token('rule'),
      control: token('control'),
      focus: token('focus'),
      danger: token('danger'),
      marigold: {
        DEFAULT: token('marigold'),
        bright: token('marigold-bright'),
      },
      'on-marigold': token('on-marigold'),
      chat: token('chat'),
      'on-chat': token('on-chat'),
    },
    easing: { DEFAULT: 'ease' },
    fontFamily: { display: token('display'), sans: token('text') },
    // The viewport's width limits sizes, so that a long word of a heading fits its line when text
    // is enlarged.
    fontSize: {
      '2xl': ['min(1.5rem,12vw)', '2rem'],
      '3xl': ['min(1.875rem,12vw)', '2.25rem'],
      '4xl': ['min(2.25rem,12vw)', '2.5rem'],
      '5xl': ['min(3rem,13vw)', '1'],
    },
  },
  // Styles that several components share; utilities on the same element override them.
  shortcuts: {
    // The frame of a page. On wide screens its padding leaves room for the chat button.
    wrap: 'mx-auto w-full max-w-[76rem] px-[var(--gutter)] sm:px-6 lg:px-10 xl:px-[4.5rem]',
    section: 'py-5 sm:py-6 lg:py-10',
    'page-top': 'wrap pt-7 pb-8 lg:pt-12 lg:pb-12',
    // About 70 characters. The unit is not `ch`, which changes when a font that loads late replaces
    // its fallback.
    measure: 'max-w-[28em]',
    // Actions
    btn:
      'inline-flex items-center justify-center gap-2 min-h-12 px-[min(1.25rem,5vw)] py-2 ' +
      'rounded-md font-semibold leading-tight no-underline text-center border ' +
      'transition-[background-color,border-color]',
    'btn-primary':
      'btn bg-marigold border-marigold text-on-marigold hover:bg-marigold-bright',
    'btn-quiet':
      'btn bg-transparent border-control text-ink hover:border-ink hover:bg-surface',
    'btn-chat':
      'btn bg-chat border-chat text-on-chat hover:[filter:brightness(1.1)]',
    'btn-small': 'min-h-11 px-4',
    // A link alone in its line: its target is 44 px tall (WCAG 2.5.5).
    'line-link': 'inline-flex items-center gap-2 min-h-11',
    'more-link': 'line-link font-semibold',
    // Buttons side by side; on phones they share the width of the row.
    actions: 'flex flex-wrap gap-3 max-sm:[&>*]:flex-[1_1_10rem]',
    'footer-link':
      'inline-flex items-center gap-1.5 min-h-11 min-w-11 text-[1rem] leading-tight ' +
      'no-underline hover:underline',
    'icon-link': 'grid place-items-center w-11 h-11',
    // A link that fills its positioned container, so that a click anywhere in it opens the link.
    stretched: 'after:content-empty after:absolute after:inset-0',
    // A row of tabs or filters, and a single tab or filter (styles/choices.css).
    choices: 'flex flex-wrap gap-1.5 pb-1.5 border-b-2 border-ink',
    choice:
      'grid place-items-center flex-[1_1_9.5rem] lg:flex-[0_1_auto] min-h-11 py-1.5 ' +
      'px-[min(1rem,4vw)] border border-control rounded-md font-semibold leading-tight ' +
      'text-center no-underline',
    // Surfaces
    card: 'bg-surface border rounded-lg p-[min(1.25rem,5vw)] sm:p-6',
    notice: 'border-l-4 border-marigold bg-surface px-[min(1.25rem,5vw)] py-4',
    quiz:
      'max-w-[44rem] px-[clamp(min(1.25rem,5vw),4vw,2.5rem)] py-6 bg-surface border border-t-3 ' +
      'border-t-ink',
    // Words and numbers
    eyebrow: 'text-sm font-semibold tracking-wide text-muted',
    tag:
      'inline-flex items-center px-2 py-1 rounded border ' +
      'text-[0.8125rem] leading-tight text-muted bg-paper',
    // Shows as many columns as fit; their minimum width has room for whole words in any text size.
    'word-columns':
      'grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))]',
    // A number in a row: the text beside it wraps, the number does not.
    figures: 'shrink-0 tabular-nums',
    'step-number':
      'grid place-items-center flex-none w-8 h-8 rounded-[50%] bg-ink text-paper ' +
      'font-display font-600 text-[1rem] leading-none',
    // The width may grow: three letters of an Indian script need more than the minimum.
    monogram:
      'grid place-items-center min-w-9 h-9 px-1 rounded bg-ink text-paper ' +
      'border-b-3 border-b-marigold font-display font-600 text-[1rem] leading-none',
    // Figures (components/figures)
    plot: 'w-full overflow-visible',
    'figure-time': 'text-[0.875rem] text-muted tabular-nums',
    'figure-note': 'block text-[0.9375rem] text-muted',
    'figure-remark':
      'block mt-1 pl-2.5 border-l-3 border-marigold text-[0.9375rem]',
    'figure-list':
      'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-8 gap-y-2 mt-4',
    'figure-swatch': 'inline-block w-8 h-3 mr-2',
  },
})
