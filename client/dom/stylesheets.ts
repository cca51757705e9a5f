/** Creates a sheet that is adopted by script: the policy names no hash for it. */
const createSheet = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** The served page's sheet; it is disabled while another page's is adopted. */
const served = document.querySelector<HTMLStyleElement>('style#page-css')
const servedCss = served?.textContent ?? ''
let current = servedCss
const sharedSheets: CSSStyleSheet[] = []

/** Text of the style sheet of the page shown. */
export const currentSheet = () => current

/** Adds rules for every page, after those of the page. */
export function addRules(css: string) {
  try {
    const sheet = createSheet(css)
    sharedSheets.push(sheet)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  } catch {
    // Safari before 16.4 and Firefox before 101, which load each page: one rule around all of them,
    // in the served sheet.
    document.styleSheets[0]?.insertRule(`@media all{${css}}`)
  }
}

/** Applies the sheet of the page shown in place of the last page's. */
export function applySheet(css: string) {
  if (!served?.sheet || css === current) return
  current = css
  served.sheet.disabled = css !== servedCss
  document.adoptedStyleSheets = served.sheet.disabled
    ? [createSheet(css), ...sharedSheets]
    : [...sharedSheets]
}
