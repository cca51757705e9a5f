/** Creates a style sheet for a script to adopt; the security policy needs no hash for it. */
const createSheet = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** The style element of the served page; it is disabled while another page's sheet is adopted. */
const servedStyle = document.querySelector<HTMLStyleElement>('style#page-css')
const servedCss = servedStyle?.textContent ?? ''
let shownCss = servedCss
/** Style sheets of the rules that apply on every page. */
const sharedSheets: CSSStyleSheet[] = []

/** Text of the style sheet of the page shown. */
export const currentCss = () => shownCss

/** Adds rules that apply on every page, after those of the page itself. */
export function addRules(css: string) {
  try {
    const sheet = createSheet(css)
    sharedSheets.push(sheet)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  } catch {
    // Safari before 16.4 and Firefox before 101, which have no soft navigation, get the rules in
    // the served sheet, wrapped in one @media rule, since insertRule() accepts only one rule.
    document.styleSheets[0]?.insertRule(`@media all{${css}}`)
  }
}

/** Applies `css`, the style sheet of the page to show, in place of that of the previous page. */
export function applySheet(css: string) {
  if (!servedStyle?.sheet || css === shownCss) return
  shownCss = css
  servedStyle.sheet.disabled = css !== servedCss
  document.adoptedStyleSheets = servedStyle.sheet.disabled
    ? [createSheet(css), ...sharedSheets]
    : [...sharedSheets]
}
