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
    choices: 'flex flex-wrap gap-1.5 pb-1.5 border-b-2 border-ink',
    eyebrow: 'text-sm font-semibold tracking-wide text-muted',
    // In a row, the text beside a figure is what wraps.
    figures: 'shrink-0 [font-variant-numeric:tabular-nums]',
  },
} satisfies UserConfig
