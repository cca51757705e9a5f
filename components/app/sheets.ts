/** A sheet that a script adds to the page; no policy has to name it, as it must the page's own. */
const made = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** The served page's own; with it off, another page's takes its place. */
const served = document.querySelector<HTMLStyleElement>('style#page-css')
const servedCss = served?.textContent ?? ''
let worn = servedCss
const lasting: CSSStyleSheet[] = []

/** The sheet of the page that is shown. */
export const wornCss = () => worn

/** Adds rules that hold on every page, after the page's own. */
export function addRules(css: string) {
  try {
    const sheet = made(css)
    lasting.push(sheet)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  } catch {
    // Safari before 16.4, where each link loads its page anew: one rule around all of them, in a sheet that is there.
    document.styleSheets[0]?.insertRule(`@media all{${css}}`)
  }
}

/** Puts on the sheet of the page that is shown and takes off the one of the page that was. */
export function wear(css: string) {
  if (!served?.sheet || css === worn) return
  worn = css
  served.sheet.disabled = css !== servedCss
  document.adoptedStyleSheets = served.sheet.disabled ? [made(css), ...lasting] : [...lasting]
}
