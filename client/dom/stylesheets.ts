/** Creates a style sheet for adoption by script, for which the security policy needs no hash. */
const createSheet = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** The style element of the served page; it is disabled while another page's sheet is adopted. */
const served = document.querySelector<HTMLStyleElement>('style#page-css')
const servedCss = served?.textContent ?? ''
let shownCss = servedCss
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
    // In Safari before 16.4 and Firefox before 101, which have no soft navigation: adds all rules
    // to the served sheet, wrapped in one, since insertRule() takes only one.
    document.styleSheets[0]?.insertRule(`@media all{${css}}`)
  }
}

/** Applies the style sheet of the page shown, which replaces that of the page before. */
export function applySheet(css: string) {
  if (!served?.sheet || css === shownCss) return
  shownCss = css
  served.sheet.disabled = css !== servedCss
  document.adoptedStyleSheets = served.sheet.disabled
    ? [createSheet(css), ...sharedSheets]
    : [...sharedSheets]
}
