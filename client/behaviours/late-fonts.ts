/** A font that comes later than this after the first paint waits for the next page, in milliseconds. */
const SWAP_PERIOD_MS = 3000
/** What moves by less counts as unmoved, in CSS pixels (Layout Instability API). */
const MIN_SHIFT_PX = 3

/** The site's own fonts as faces that are shown as soon as they are added to the document. */
function ownFaces() {
  const headings = getComputedStyle(document.documentElement).getPropertyValue('--display').trim()
  return [...(document.styleSheets[0]?.cssRules ?? [])].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const read = (name: string) => rule.style.getPropertyValue(name)
    const [family, src] = [read('font-family'), read('src')]
    // Fallbacks are local.
    if (!src.startsWith('url')) return []
    const face = new FontFace(family.replaceAll('"', ''), src, {
      weight: read('font-weight'),
      unicodeRange: read('unicode-range') || 'U+0-10FFFF',
    })
    return [{ face, isForHeadings: headings.startsWith(family) }]
  })
}

/** Where everything on the screen begins, and where it ends if it does so on the screen. */
function positionsOnScreen(parent: Element = document.body, found: number[] = []): number[] {
  for (const child of parent.children) {
    const box = child.getBoundingClientRect()
    if (box.top > innerHeight || box.bottom < 0) continue
    // Of a text in several lines the first one counts.
    const { top, left } = child.getClientRects()[0] ?? box
    found.push(top, left, Math.min(box.bottom, innerHeight))
    positionsOnScreen(child, found)
  }
  return found
}

/** Adds faces to the document, and takes them out again where anything on the screen has moved. */
function addWithoutShift(faces: readonly FontFace[]) {
  const before = positionsOnScreen()
  for (const face of faces) document.fonts.add(face)
  const after = positionsOnScreen()
  const moves =
    after.length !== before.length ||
    after.some((place, index) => Math.abs(place - (before[index] ?? 0)) >= MIN_SHIFT_PX)
  if (moves) for (const face of faces) document.fonts.delete(face)
}

let waiting: readonly FontFace[] = []

/** Shows the fonts that came too late for the page before. */
export function showLateFonts() {
  for (const face of waiting) document.fonts.add(face)
  waiting = []
}

/**
 * Whether text of the page may be set in a family. `font-display: optional` gives it up where it
 * comes 100 ms after the first layout, which may be before the first paint: no time tells.
 */
function isShown(family: string) {
  const context = document.createElement('canvas').getContext('2d')
  const widthIn = (families: string) => {
    if (context) context.font = `600 40px ${families}`
    return context?.measureText('Will it').width
  }
  return widthIn(`${family},monospace`) !== widthIn('monospace')
}

/**
 * Shows the headings' own font where it came too late for `font-display: optional`, if that moves
 * nothing: in no fallback does every heading have as many lines. Text would break its lines anew
 * under a reader's eyes, so its font waits for the next page.
 */
export async function waitForLateFonts() {
  await document.fonts.ready
  const late = ownFaces().filter(({ face }) => !isShown(face.family))
  if (late.length === 0) return
  await Promise.all(late.map(({ face }) => face.load()))
  waiting = late.map(({ face }) => face)
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  if (performance.now() < (painted ?? 0) + SWAP_PERIOD_MS)
    addWithoutShift(late.flatMap(({ face, isForHeadings }) => (isForHeadings ? face : [])))
}
