/** A sheet that a script adds to the page; no policy has to name it, as it must the page's own. */
const createSheet = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** The served page's own; with it off, another page's takes its place. */
const served = document.querySelector<HTMLStyleElement>('style#page-css')
const servedCss = served?.textContent ?? ''
let current = servedCss
const shared: CSSStyleSheet[] = []

/** The sheet of the page that is shown. */
export const currentSheet = () => current

/** Adds rules that hold on every page, after the page's own. */
export function addRules(css: string) {
  try {
    const sheet = createSheet(css)
    shared.push(sheet)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  } catch {
    // Safari before 16.4, where each link loads its page anew: one rule around all of them, in a sheet that is there.
    document.styleSheets[0]?.insertRule(`@media all{${css}}`)
  }
}

/** Sheets of pages that were shown or fetched ahead, by their text. */
const pageSheets = new Map<string, CSSStyleSheet>()

/** Reads the rules of a page, once for all pages that have the same. */
export function readSheet(css: string): CSSStyleSheet {
  const sheet = pageSheets.get(css) ?? createSheet(css)
  pageSheets.set(css, sheet)
  return sheet
}

/** Applies the sheet of the page that is shown in place of the one of the page that was. */
export function applySheet(css: string) {
  if (!served?.sheet || css === current) return
  current = css
  served.sheet.disabled = css !== servedCss
  document.adoptedStyleSheets = served.sheet.disabled ? [readSheet(css), ...shared] : [...shared]
}
