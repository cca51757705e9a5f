import { Readability } from '@mozilla/readability'
import { convert } from 'html-to-text'
import { describe, expect, test } from 'vitest'
import { documentOf, pageAt, texts } from './page-at.ts'
import { type BuiltPage, builtPages } from './site.ts'

// Search and answer engines, text browsers and the clipboard read the text as it is served; reader
// views show the part that they recognise as the article.

/** Marks the end of each text; a private-use character, so no text contains it. */
const END = '\uE000'
/** Texts in these elements are not read in a line. */
const skipped = 'script, style, select'

const textOnly = (markup: string) =>
  convert(markup, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
    ],
  })

/** Text that `html-to-text` extracts from a page, with the end of each text marked. */
function markedText(page: string) {
  const document = documentOf(page)
  const walker = document.createTreeWalker(document.body, 4 /** text */)
  while (walker.nextNode()) {
    const { data, parentElement, nextSibling } = walker.currentNode as Text
    // The number of a note touches its word.
    if (data.trim() !== '' && !parentElement?.closest(skipped) && nextSibling?.nodeName !== 'SUP')
      (walker.currentNode as Text).data += END
  }
  return textOnly(document.body.outerHTML)
}

/** Two texts without a space between them; punctuation may touch a text. */
const joined = new RegExp(
  `[^\\s${END}]*[^\\s([{'‘“"/–—-]${END}[^\\s.,;:!?)\\]}'’”"/–—-][^\\s${END}]*`,
  'gu',
)

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Share of the page's words that a reader view shows; none shows forms, nor should it. */
function shareInReaderView({ path, html: page }: BuiltPage) {
  // Copies, since Readability changes the document.
  const article = new Readability(documentOf(page, path)).parse()
  const main = pageAt(path).cloneNode(true) as HTMLElement
  for (const form of main.querySelectorAll('form')) form.remove()
  return wordCount(article?.textContent ?? '') / wordCount(textOnly(main.outerHTML))
}

test('touching texts and repeated figures are found', () => {
  expect(markedText('<a>Request Service</a><a>Get In Touch</a>').match(joined)).toHaveLength(1)
  expect(markedText('<b>200+</b><span>200+</span>').match(joined)).toHaveLength(1)
  expect(markedText('<p><b>Yes</b>, see <a>it</a>.</p><p>No</p>').match(joined)).toBeNull()
})

describe.each(builtPages)('$path without its style sheet', (page) => {
  test('keeps neighbouring texts apart', () => {
    const found = markedText(page.html).match(joined) ?? []
    expect(found.map((text) => text.replace(END, '|'))).toEqual([])
  })

  test('has each figure once', () => {
    for (const text of texts(pageAt(page.path), 'dl.stats dd, li'))
      expect(text).not.toMatch(/^(\S*\d\S*)\s+\1$/)
  })

  test('shows most of its text in a reader view', () => {
    expect(shareInReaderView(page)).toBeGreaterThan(2 / 3)
  })
})
