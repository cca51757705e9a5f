import { defineConfig, presetWind3 } from 'unocss'

/** Class names are in string literals; skipping all other words halves the time to find them. */
const stringLiterals = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g

const token = (name: string) => `var(--${name})`

export default defineConfig({
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
  blocklist: (
    'after-transition blur filter fixed h1 h2 h3 h4 h5 h6 me my outline shadow sr-only static ' +
    'tab transform'
  ).split(' '),
  // Searched in the sources, since most components are not among the browser's modules. Markdown
  // has no classes (content/rules), so it is left out.
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
    'page-top': 'wrap pt-10 pb-10 lg:pt-16 lg:pb-14',
    // 66 figures wide; `ch` would change when a late font replaces its fallback.
    measure: 'max-w-[32.8em]',
    // actions
    btn:
      'inline-flex items-center justify-center gap-2 min-h-12 px-[min(1.25rem,6vw)] py-2 ' +
      'rounded-md font-semibold leading-tight no-underline text-center border ' +
      '[transition:background-color_.15s,border-color_.15s]',
    'btn-primary':
      'btn bg-marigold border-marigold [color:#12312c] hover:[background-color:#ffb93f]',
    'btn-quiet': 'btn bg-transparent border-control text-ink hover:border-ink hover:bg-surface',
    'btn-chat':
      'btn bg-chat border-chat text-[color:var(--on-chat)] hover:[filter:brightness(1.1)]',
    'btn-small': 'min-h-11 px-4',
    // A link alone in its line: its target is 44 px tall (WCAG 2.5.8).
    'line-link': 'inline-flex items-center gap-2 min-h-11',
    'more-link': 'line-link font-semibold',
    // surfaces
    card: 'bg-surface border rounded-lg p-[min(1.25rem,6vw)] sm:p-6',
    tag:
      'inline-flex items-center px-2.5 py-1 rounded border ' +
      'text-sm leading-tight text-muted bg-paper',
    notice: 'border-l-4 border-marigold bg-surface px-5 py-4',
    'notice-danger': 'border-l-4 border-danger bg-surface px-5 py-4',
    quiz:
      'max-w-[44rem] px-[clamp(1.25rem,4vw,2.5rem)] py-6 bg-surface border border-t-3 ' +
      'border-t-ink',
    choices: 'flex flex-wrap gap-1.5 pb-1.5 border-b-2 border-ink',
    eyebrow: 'text-sm font-semibold tracking-wide text-muted',
    // In a row, the text beside a figure is what wraps.
    figures: 'shrink-0 [font-variant-numeric:tabular-nums]',
    'step-number':
      'grid place-items-center flex-none w-8 h-8 rounded-[50%] bg-ink text-paper ' +
      '[font:600_1rem/1_var(--display)]',
    cover: 'absolute inset-0 size-full object-cover bg-paper',
    'cover-rule': '[fill:none] [stroke:var(--rule)] [vector-effect:non-scaling-stroke]',
    'cover-line':
      '[fill:none] [stroke:var(--ink)] [stroke-width:2] [vector-effect:non-scaling-stroke] ' +
      'opacity-55',
    // Hides alternative text and the browser's broken-image icon, so that only the cover shows.
    photo:
      'absolute [inset:-1.25rem_0_0_-1.25rem] w-[calc(100%+1.25rem)] h-[calc(100%+1.25rem)] ' +
      'max-w-none object-cover text-transparent',
    picture: 'relative aspect-video overflow-hidden rounded-lg bg-surface border',
    'project-card': 'relative flex flex-col h-full',
    guide: 'grid grid-cols-[minmax(0,9rem)_minmax(0,8.5rem)] items-center justify-self-start',
    'guide-contents': 'mt-auto mb-2 -ml-1 py-1 pl-3.5 pr-2 border bg-paper text-[0.875rem]',
    'guide-cover':
      'z-1 flex flex-col justify-between aspect-[3/4] p-3.5 border-l-4 border-marigold',
    // controls
    // The margin keeps the label in view below the header (WCAG 2.4.11).
    control:
      'block w-full min-h-12 px-3 py-2 bg-surface border border-control rounded-md ' +
      '[scroll-margin-block-start:2.25rem]',
    choice:
      'grid place-items-center flex-[1_1_9.5rem] lg:flex-[0_1_auto] min-h-11 px-4 py-1.5 ' +
      'border border-control rounded-md font-semibold leading-tight text-center no-underline',
    // Figures over fine rules: the site's signature.
    stats: 'grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] border-t-2 border-ink',
    stat:
      'flex flex-col-reverse justify-end py-3 pr-4 border-b max-md:[.of-three>&]:pr-1 ' +
      'max-[30rem]:[:not(.of-three)>&:last-child:nth-child(odd)]:col-span-full',
    'stat-figure':
      '[font:600_var(--figure,clamp(1.75rem,1.4rem_+_1.4vw,2.75rem))/1.1_var(--display)] ' +
      '[font-variant-numeric:tabular-nums] max-md:[.of-three_&]:text-[1.3125rem]',
    'stat-words': '!text-[1.25rem] !leading-[1.3]',
    'stat-label': 'text-[0.9375rem] text-muted max-md:[.of-three_&]:leading-[1.3]',
    facts: 'grid gap-x-6 text-[0.9375rem]',
    // In a narrow card the last label has a line of its own, so that the prices of a row align.
    'level-facts': 'lg:[&>:last-child]:block lg:[&>:last-child>dd]:text-left',
    fact: 'flex flex-wrap justify-between gap-x-2 py-1.5 border-t',
    // links of header and footer
    'nav-link':
      'flex items-center justify-center gap-1.5 min-h-11 min-w-11 px-2.5 whitespace-nowrap ' +
      'text-[1rem] no-underline hover:underline xl:max-[90em]:px-1.5 ' +
      'xl:[&[aria-current]]:[box-shadow:inset_0_-3px_var(--marigold)]',
    'menu-link':
      'flex flex-col items-start justify-center gap-1.5 min-h-11 min-w-11 px-3 py-1.5 ' +
      'rounded-md text-[1rem] no-underline hover:underline [&[aria-current]]:bg-paper ' +
      '[&[aria-current]]:[box-shadow:inset_3px_0_var(--marigold)] [&[aria-current]]:font-semibold',
    // The menu of small screens is the navigation row of wide ones, where it only just fits.
    'page-link':
      'menu-link xl:items-center xl:px-2.5 xl:max-[90em]:px-1.5 xl:whitespace-nowrap ' +
      'xl:[&[aria-current]]:bg-transparent xl:[&[aria-current]]:rounded-0 ' +
      'xl:[&[aria-current]]:[box-shadow:inset_0_-3px_var(--marigold)]',
    'footer-link':
      'inline-flex items-center gap-1.5 min-h-11 min-w-11 text-[1rem] no-underline ' +
      'hover:underline',
    // `--consent` is its height while it is open (client/analytics/consent-banner).
    consent:
      'sticky z-44 bottom-0 order-1 max-h-[50vh] overflow-y-auto bg-surface border-t-2 ' +
      'border-ink [padding-block:0.25rem_calc(0.5rem_+_env(safe-area-inset-bottom))] ' +
      'md:[padding-block:1rem_calc(1rem_+_env(safe-area-inset-bottom))]',
    'consent-more': 'max-md:pb-2 max-md:[details:not([open])+&]:hidden',
    'menu-panel':
      'absolute z-50 p-2 bg-surface border rounded-lg [box-shadow:0_12px_32px_var(--shade)]',
    'skill-note':
      'absolute z-10 inset-x-0 top-full px-3 py-2.5 text-[0.9375rem] leading-[1.4] bg-ink ' +
      'text-paper rounded-md invisible opacity-0 [transition:opacity_.15s_.3s,visibility_0s_.3s]',
    'step-row': 'flex flex-wrap items-start gap-x-4 gap-y-2 lg:grid lg:grid-cols-[auto_1fr_2fr]',
    // A star that is part of a rating.
    filled: '!fill-current',
    // Where nothing scrolls, the row of cards says no number.
    'row-count': 'text-[0.875rem] text-muted md:hidden print:hidden',
    // The whole of its positioned container is the link.
    stretched: 'after:content-empty after:absolute after:inset-0',
    // The heading of an item that opens: a question, or a category of skills on narrow screens.
    disclosure:
      'flex items-center justify-between gap-4 min-h-13 font-semibold after:content-empty ' +
      'after:flex-none after:w-2.5 after:h-2.5 after:mr-1 after:border-solid ' +
      'after:border-current after:[border-width:0_2px_2px_0] after:[transform:rotate(45deg)] ' +
      'after:[transition:transform_.2s] [details[open]>&]:after:[transform:rotate(225deg)] ' +
      '[&[aria-expanded=true]]:after:[transform:rotate(225deg)]',
    'icon-link': 'grid place-items-center w-11 h-11',
    chat:
      'absolute z-45 right-0 xl:fixed xl:right-[clamp(0px,50vw_-_38rem,1rem)] ' +
      'xl:bottom-[calc(1rem+var(--consent,0px))]',
    'chat-button':
      'grid place-items-center w-11 h-11 xl:w-10 xl:h-10 rounded-[50%] bg-chat ' +
      'text-[color:var(--on-chat)] text-[1.25rem]',
    'skip-link':
      'fixed z-60 left-4 top-3 px-4 py-3 bg-ink text-paper rounded-md ' +
      '[&:not(:focus)]:[transform:translateY(-200%)]',
    'fg-board':
      'grid gap-x-4 gap-y-5 grid-cols-[repeat(auto-fill,minmax(min(7.25rem,100%),1fr))] ' +
      'md:grid-cols-none md:grid-flow-col md:auto-cols-fr',
    'fg-frame': 'relative grid place-items-center aspect-[16/10] border-2 border-ink bg-surface',
    'fg-progress': 'absolute inset-x-0 bottom-0 h-1.5',
    'fg-curve': 'h-[clamp(9rem,22vw,15rem)] border-b-2 border-ink mt-2',
    option:
      'flex items-center gap-3 min-h-11 px-3.5 py-1.5 leading-[1.3] border border-control ' +
      'rounded-md cursor-pointer',
    skill: 'grid content-center gap-1.5 w-full min-h-12 text-left',
    // A price in a sentence, without the spaces that separate its parts in the markup.
    'price-words': 'inline-flex flex-wrap gap-[0.25em]',
    'project-results': 'mt-3 pl-3 border-l-3 border-marigold text-[0.9375rem] leading-[1.4]',
    // Three letters of an Indian script need more than the least width.
    monogram:
      'grid place-items-center min-w-9 h-9 px-1 rounded bg-ink text-paper ' +
      'border-b-3 border-b-marigold [font:600_1rem/1_var(--display)]',
    // drawings of the figures, and their notes
    figure: 'mt-4 text-[1rem] leading-[1.4]',
    'fg-title': '[font:600_clamp(1.5rem,1.2rem_+_1.4vw,2.25rem)/1.1_var(--display)]',
    'fg-sheet': 'mt-4 w-full border-collapse [font-variant-numeric:tabular-nums]',
    'fg-head': 'py-2 border-t-2 border-ink align-top text-[0.875rem]',
    'fg-cell': 'py-2 border-t align-top',
    'fg-entry': 'text-left w-[55%]',
    'fg-points': 'pl-3 text-right',
    'fg-sum': '[font:600_1.375rem/1.1_var(--display)]',
    'fg-numbered':
      'relative min-h-7 pl-9 [counter-increment:part] before:content-[counter(part)] ' +
      'before:absolute before:left-0 before:top-0.5 before:w-6 before:border before:border-ink ' +
      'before:rounded-2xl before:text-center before:[font:600_0.875rem/1.5rem_var(--display)]',
    plot: 'w-full overflow-visible',
    'fg-rule': '[stroke:var(--rule)]',
    'fg-ink': '[stroke:var(--ink)]',
    'fg-solid': '[fill:var(--ink)]',
    'fg-faint': '[fill:var(--rule)]',
    'fg-clip': '[fill:var(--surface)]',
    'fg-key': '[fill:var(--marigold)]',
    'fg-shade': '[fill:var(--ink)] [fill-opacity:0.16]',
    'fg-along': '[fill:none] [stroke:var(--ink)] [stroke-width:2.5]',
    'fg-halo': '[stroke:var(--paper)] [stroke-width:5]',
    'fg-band': '[fill:var(--marigold)] [fill-opacity:0.28]',
    'fg-sample':
      'inline-block mr-1 px-1.5 py-[0.0625rem] border border-control rounded font-semibold ' +
      'text-ink',
    // an editor's marks
    'fg-cut': 'text-muted [text-decoration:line-through_2px_var(--focus)]',
    'fg-put': 'no-underline border-b-2 border-focus',
    'fg-ref': 'ml-0.5 px-1 border border-focus rounded-2xl [font:600_0.75rem/1_var(--display)]',
    'fg-text':
      '[&+&]:mt-3 first:first-letter:float-left first:first-letter:pr-1.5 ' +
      'first:first-letter:[font:600_3.25rem/0.85_var(--display)]',
    'fg-when': 'text-[0.875rem] text-muted [font-variant-numeric:tabular-nums]',
    'fg-note': 'block text-[0.9375rem] text-muted',
    'fg-margin': 'block mt-1 pl-2.5 border-l-3 border-marigold text-[0.9375rem]',
    'fg-list':
      'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-8 gap-y-2 mt-4',
    'fg-swatch': 'inline-block w-8 h-3 mr-2',
  },
})
