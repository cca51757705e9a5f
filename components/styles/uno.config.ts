import type { UserConfig } from '@unocss/core'
import { presetWind3 } from '@unocss/preset-wind3'

/** Class names are in string literals; skipping all other words halves the time to find them. */
const stringLiterals = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g

const token = (name: string) => `var(--${name})`

export default {
  // No utility needs the preset's CSS variables (tests/built/budgets), a list that would be in
  // every page.
  presets: [presetWind3({ preflight: 'on-demand' })],
  extractorDefault: {
    name: 'string-literals',
    order: 0,
    extract: ({ code }) =>
      (code.match(stringLiterals) ?? []).flatMap((literal) => literal.split(/[\s"'`;<>=]+/)),
  },
  // Words in string literals that are not meant as classes.
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
  // Searched in the sources, since most components are not among the browser's modules. Markdown
  // has no classes (tools/checks), so it is left out.
  content: {
    filesystem: ['pages/**/*.tsx', '{client,components}/**/*.{ts,tsx}'],
    pipeline: { include: [] },
  },
  theme: {
    // In em, so that with larger text the header becomes its menu before it overflows (WCAG 1.4.4).
    breakpoints: { sm: '40em', md: '48em', lg: '64em', xl: '80em', '2xl': '96em' },
    colors: Object.fromEntries(
      'paper surface ink muted rule control marigold focus chat danger'
        .split(' ')
        .map((name) => [name, token(name)]),
    ),
    fontFamily: { display: token('display'), sans: token('text') },
  },
  // Looks that several parts share and a place may vary: utilities at the place override them.
  shortcuts: {
    // the page's frame
    wrap: 'mx-auto w-full max-w-[76rem] px-4 sm:px-6 lg:px-10',
    section: 'py-14 lg:py-20',
    // 66 figures wide; `ch` would change when a late font replaces its fallback.
    measure: 'max-w-[32.8em]',
    // actions
    btn: [
      'inline-flex items-center justify-center gap-2 min-h-12 px-[min(1.25rem,6vw)] py-2',
      'rounded-md font-semibold leading-tight no-underline text-center border',
      '[transition:background-color_.15s,border-color_.15s]',
    ].join(' '),
    'btn-primary':
      'btn bg-marigold border-marigold [color:#12312c] hover:[background-color:#ffb93f]',
    'btn-quiet': 'btn bg-transparent border-control text-ink hover:border-ink hover:bg-surface',
    'btn-chat':
      'btn bg-chat border-chat text-[color:var(--on-chat)] hover:[filter:brightness(1.1)]',
    'btn-small': 'min-h-11 px-4',
    // surfaces
    card: 'bg-surface border rounded-lg p-[min(1.25rem,6vw)] sm:p-6',
    tag: [
      'inline-flex items-center px-2.5 py-1 rounded border',
      'text-sm leading-tight text-muted bg-paper',
    ].join(' '),
    notice: 'border-l-4 border-marigold bg-surface px-5 py-4',
    'notice-danger': 'border-l-4 border-danger bg-surface px-5 py-4',
    quiz: [
      'max-w-[44rem] px-[clamp(1.25rem,4vw,2.5rem)] py-6 bg-surface border border-t-3',
      'border-t-ink',
    ].join(' '),
    choices: 'flex flex-wrap gap-1.5 pb-1.5 border-b-2 border-ink',
    eyebrow: 'text-sm font-semibold tracking-wide text-muted',
    // In a row, the text beside a figure is what wraps.
    figures: 'shrink-0 [font-variant-numeric:tabular-nums]',
    'step-number': [
      'grid place-items-center flex-none w-8 h-8 rounded-[50%] bg-ink text-paper',
      '[font:600_1rem/1_var(--display)]',
    ].join(' '),
    picture: 'relative aspect-video overflow-hidden rounded-lg bg-surface border',
    'project-card': 'relative flex flex-col h-full',
    guide: 'grid grid-cols-[minmax(0,9rem)_minmax(0,8.5rem)] items-center justify-self-start',
    'guide-contents': 'mt-auto mb-2 -ml-1 py-1 pl-3.5 pr-2 border bg-paper text-[0.875rem]',
    'guide-cover':
      'z-1 flex flex-col justify-between aspect-[3/4] p-3.5 border-l-4 border-marigold',
    // controls
    // The margin keeps the label in view below the header (WCAG 2.4.11).
    control: [
      'block w-full min-h-12 px-3 py-2 bg-surface border border-control rounded-md',
      '[scroll-margin-block-start:2.25rem]',
    ].join(' '),
    choice: [
      'grid place-items-center flex-[1_1_9.5rem] lg:flex-[0_1_auto] min-h-11 px-4 py-1.5',
      'border border-control rounded-md font-semibold leading-tight text-center no-underline',
    ].join(' '),
    facts: 'grid gap-x-6 text-[0.9375rem]',
    'menu-panel':
      'absolute z-50 p-2 bg-surface border rounded-lg [box-shadow:0_12px_32px_var(--shade)]',
    'skill-note': [
      'absolute z-10 inset-x-0 top-full px-3 py-2.5 text-[0.9375rem] leading-[1.4] bg-ink',
      'text-paper rounded-md invisible opacity-0 [transition:opacity_.15s_.3s,visibility_0s_.3s]',
    ].join(' '),
    'icon-link': 'grid place-items-center w-11 h-11',
    chat: [
      'absolute z-45 right-0 xl:fixed xl:right-[clamp(0px,50vw_-_38rem,1rem)]',
      'xl:bottom-[calc(1rem+var(--consent,0px))]',
    ].join(' '),
    'chat-button': [
      'grid place-items-center w-11 h-11 xl:w-10 xl:h-10 rounded-[50%] bg-chat',
      'text-[color:var(--on-chat)] text-[1.25rem]',
    ].join(' '),
    'skip-link': 'fixed z-60 left-4 top-3 px-4 py-3 bg-ink text-paper rounded-md',
    'fg-board': [
      'grid gap-x-4 gap-y-5 grid-cols-[repeat(auto-fill,minmax(min(7.25rem,100%),1fr))]',
      'md:grid-cols-none md:grid-flow-col md:auto-cols-fr',
    ].join(' '),
    'fg-frame': 'relative grid place-items-center aspect-[16/10] border-2 border-ink bg-surface',
    'fg-progress': 'absolute inset-x-0 bottom-0 h-1.5',
    'fg-curve': 'h-[clamp(9rem,22vw,15rem)] border-b-2 border-ink mt-2',
    option: [
      'flex items-center gap-3 min-h-11 px-3.5 py-1.5 leading-[1.3] border border-control',
      'rounded-md cursor-pointer',
    ].join(' '),
    skill: 'grid content-center gap-1.5 w-full min-h-12 text-left',
    // A price in a sentence, without the spaces that separate its parts in the markup.
    'price-words': 'inline-flex flex-wrap gap-[0.25em]',
    'project-results': 'mt-3 pl-3 border-l-3 border-marigold text-[0.9375rem] leading-[1.4]',
    monogram: [
      // Three letters of an Indian script need more than the least width.
      'grid place-items-center min-w-9 h-9 px-1 rounded bg-ink text-paper',
      'border-b-3 border-b-marigold [font:600_1rem/1_var(--display)]',
    ].join(' '),
    // drawings of the figures, and their notes
    figure: 'mt-4 text-[1rem] leading-[1.4]',
    'fg-title': '[font:600_clamp(1.5rem,1.2rem_+_1.4vw,2.25rem)/1.1_var(--display)]',
    'fg-sheet': 'mt-4 w-full border-collapse [font-variant-numeric:tabular-nums]',
    plot: 'w-full overflow-visible',
    'fg-rule': '[stroke:var(--rule)]',
    'fg-ink': '[stroke:var(--ink)]',
    'fg-solid': '[fill:var(--ink)]',
    'fg-faint': '[fill:var(--rule)]',
    'fg-clip': '[fill:var(--surface)]',
    'fg-key': '[fill:var(--marigold)]',
    'fg-band': '[fill:var(--marigold)] [fill-opacity:0.28]',
    'fg-sample': [
      'inline-block mr-1 px-1.5 py-[0.0625rem] border border-control rounded font-semibold',
      'text-ink',
    ].join(' '),
    'fg-when': 'text-[0.875rem] text-muted [font-variant-numeric:tabular-nums]',
    'fg-note': 'block text-[0.9375rem] text-muted',
    'fg-margin': 'block mt-1 pl-2.5 border-l-3 border-marigold text-[0.9375rem]',
    'fg-list':
      'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-8 gap-y-2 mt-4',
    'fg-swatch': 'inline-block w-8 h-3 mr-2',
  },
} satisfies UserConfig
