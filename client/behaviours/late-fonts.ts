/** Whether text may be set in a family: its width shows it, the states of its faces do not. */
function isShown(family: string) {
  const context = document.createElement('canvas').getContext('2d')
  const widthIn = (families: string) => {
    if (context) context.font = `40px ${families}`
    return context?.measureText('Will it').width
  }
  return widthIn(`${family},monospace`) !== widthIn('monospace')
}

/**
 * Shows fonts that came too late for `font-display: optional`, which leaves them out until the
 * document is closed. Called at a page change, so that no line moves under a reader's eyes.
 */
export function showLateFonts() {
  if (document.fonts.status !== 'loaded') return
  for (const rule of document.styleSheets[0]?.cssRules ?? []) {
    if (!(rule instanceof CSSFontFaceRule)) continue
    const read = (name: string) => rule.style.getPropertyValue(name)
    const family = read('font-family')
    if (read('font-display') !== 'optional' || isShown(family)) continue
    const face = new FontFace(family.replaceAll('"', ''), read('src'), {
      weight: read('font-weight'),
      unicodeRange: read('unicode-range') || 'U+0-10FFFF',
    })
    face.load().then(
      () => document.fonts.add(face),
      (error) => console.info('A font did not load', error),
    )
  }
}
