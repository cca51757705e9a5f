/** Time after first paint in which a font is still swapped in, in ms. */
const SWAP_PERIOD_MS = 3000
/** Smallest move that counts as a layout shift, in CSS px (Layout Instability API). */
const MIN_SHIFT_PX = 3

/** The site's fonts as faces that are shown once they are added to the document. */
function ownFaces() {
  const headings = getComputedStyle(document.documentElement).getPropertyValue('--display').trim()
  return [...(document.styleSheets[0]?.cssRules ?? [])].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const read = (name: string) => rule.style.getPropertyValue(name)
    const [family, src] = [read('font-family'), read('src')]
    // Fallback faces are local.
    if (!src.startsWith('url')) return []
    const face = new FontFace(family.replaceAll('"', ''), src, {
      weight: read('font-weight'),
      unicodeRange: read('unicode-range') || 'U+0-10FFFF',
    })
    return [{ face, isForHeadings: headings.startsWith(family) }]
  })
}

/** Top, left and visible bottom of every element on the screen. */
function positionsOnScreen(parent: Element = document.body, found: number[] = []): number[] {
  for (const child of parent.children) {
    const box = child.getBoundingClientRect()
    if (box.top > innerHeight || box.bottom < 0) continue
    // Uses the first line of a text in several lines.
    const { top, left } = child.getClientRects()[0] ?? box
    found.push(top, left, Math.min(box.bottom, innerHeight))
    positionsOnScreen(child, found)
  }
  return found
}

/** Adds faces to the document, and removes them where anything on the screen has moved. */
function addWithoutShift(faces: readonly FontFace[]) {
  const before = positionsOnScreen()
  for (const face of faces) document.fonts.add(face)
  const after = positionsOnScreen()
  const moves =
    after.length !== before.length ||
    after.some((position, index) => Math.abs(position - (before[index] ?? 0)) >= MIN_SHIFT_PX)
  if (moves) for (const face of faces) document.fonts.delete(face)
}

let waiting: readonly FontFace[] = []

/** Shows the fonts that loaded too late for the last page. */
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
 * Shows the headings' font where it loaded too late for `font-display: optional`, if that shifts
 * nothing: no fallback gives every heading as many lines. The font of texts waits for the next
 * page, since lines would break differently under a reader's eyes.
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
