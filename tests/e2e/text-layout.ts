import type { Page } from 'playwright/test'

/** Defines `seenTexts` in the page, which returns the text nodes that a visitor sees. */
const installSeenTexts = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (text: Text) => {
      const parent = text.parentElement
      if (!/\S/.test(text.data) || !parent) return false
      if (parent.closest('.sr-only, option, noscript, script, style'))
        return false
      return parent.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      })
    }
    const seenTexts = () => {
      const texts: Text[] = []
      const nodes = document.createNodeIterator(
        document.body,
        NodeFilter.SHOW_TEXT,
      )
      for (let node = nodes.nextNode(); node; node = nodes.nextNode())
        if (isSeen(node as Text)) texts.push(node as Text)
      return texts
    }
    Object.assign(window, { seenTexts })
  })

/** Texts that overflow their block or the window, or are clipped without a way to scroll. */
export async function cutTexts(page: Page) {
  await installSeenTexts(page)
  return page.evaluate(() => {
    const { seenTexts } = window as unknown as { seenTexts: () => Text[] }
    const range = document.createRange()
    const isCut = (text: Text) => {
      range.selectNodeContents(text)
      let { left, right, top, bottom } = range.getBoundingClientRect()
      let isOwnBlock = true
      for (
        let box = text.parentElement;
        box?.parentElement;
        box = box.parentElement
      ) {
        const { display, overflowX, overflowY } = getComputedStyle(box)
        if (display === 'inline' || display === 'contents') continue
        const area = box.getBoundingClientRect()
        const scrolls = /auto|scroll/.test(overflowX)
        if (scrolls && left >= area.left - box.scrollLeft - 1) {
          left = area.left
          right = area.right
        }
        const isLimit = isOwnBlock || overflowX !== 'visible'
        if (isLimit && (left < area.left - 1 || right > area.right + 1))
          return true
        const isClipped = /hidden|clip/.test(overflowY) && box !== document.body
        if (isClipped && (top < area.top - 1 || bottom > area.bottom + 1))
          return true
        isOwnBlock = false
      }
      return left < -1 || right > innerWidth + 1
    }
    return seenTexts()
      .filter(isCut)
      .map(
        (text) =>
          `${text.data.trim()} in ${text.parentElement?.outerHTML.slice(0, 80)}`,
      )
  })
}

/**
 * Words that a line break divides although they would fit on one line, which has at least 80 % of
 * the window's width. Email addresses do not count as words.
 */
export async function dividedWords(page: Page) {
  await installSeenTexts(page)
  return page.evaluate(() => {
    const { seenTexts } = window as unknown as { seenTexts: () => Text[] }
    const range = document.createRange()
    const longestLine = innerWidth * 0.8
    const isDivided = (text: Text, word: string, index: number) => {
      // Leaves out the first letter of a text, which may be a drop cap.
      range.setStart(text, index || 1)
      range.setEnd(text, index + word.length)
      const parts = [...range.getClientRects()]
      const lines = new Set(parts.map(({ top }) => Math.round(top)))
      const width = parts.reduce((sum, part) => sum + part.width, 0)
      return lines.size > 1 && width < longestLine
    }
    // Words in a drawing, such as that of the guide, are left out, since the text has them too.
    const texts = seenTexts().filter(
      (text) => !text.parentElement?.closest('[aria-hidden=true]'),
    )
    return texts.flatMap((text) =>
      [...text.data.matchAll(/[\p{L}\p{M}\d\u00a0₹$%,.+@'’/]+/gu)]
        .filter(
          ({ 0: word, index }) =>
            !word.includes('@') && isDivided(text, word, index),
        )
        .map(
          ({ 0: word }) =>
            `${word} in ${text.parentElement?.outerHTML.slice(0, 80)}`,
        ),
    )
  })
}

/** Texts that overlap others, except in the header and in parts that scroll by themselves. */
export async function overlappingTexts(page: Page) {
  await installSeenTexts(page)
  return page.evaluate(() => {
    const { seenTexts } = window as unknown as { seenTexts: () => Text[] }
    const range = document.createRange()
    const lines = seenTexts()
      .filter(
        (text) =>
          !text.parentElement?.closest('.card-row, .scrolling, .site-header'),
      )
      .flatMap((text) => {
        range.selectNodeContents(text)
        return [...range.getClientRects()].map((box) => ({ text, box }))
      })
      .filter(({ box }) => box.width > 1)
      .sort((a, b) => a.box.top - b.box.top)
    const overlaps: string[] = []
    for (const [index, { text, box }] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > box.bottom) break
        const overlapWidth =
          Math.min(box.right, other.box.right) -
          Math.max(box.left, other.box.left)
        const overlapHeight =
          Math.min(box.bottom, other.box.bottom) -
          Math.max(box.top, other.box.top)
        const halfHeight = Math.min(box.height, other.box.height) / 2
        if (
          other.text !== text &&
          overlapWidth > 2 &&
          overlapHeight > halfHeight
        )
          overlaps.push(`${text.data.trim()} over ${other.text.data.trim()}`)
      }
    }
    return overlaps
  })
}

/** The share of the window's height that a sticky header takes; 0 if it scrolls with the page. */
export const stickyShare = (page: Page) =>
  page.locator('[data-header]').evaluate((header) => {
    const isSticky = getComputedStyle(header).position === 'sticky'
    return isSticky ? header.getBoundingClientRect().height / innerHeight : 0
  })

/** Texts of the page's content with a line that has more than `maxCharacters` of average width. */
export async function longLines(page: Page, maxCharacters: number) {
  await installSeenTexts(page)
  return page.evaluate((most) => {
    const { seenTexts } = window as unknown as { seenTexts: () => Text[] }
    const range = document.createRange()
    const longestLine = (text: Text) => {
      range.selectNodeContents(text)
      const widths = [...range.getClientRects()].map(({ width }) => width)
      const sum = widths.reduce((sum, width) => sum + width, 0)
      return (text.data.trim().length * Math.max(...widths)) / sum
    }
    return seenTexts()
      .filter((text) => text.parentElement?.closest('main'))
      .filter((text) => longestLine(text) > most)
      .map(({ data }) => data.trim().slice(0, 60))
  }, maxCharacters)
}
