import type { Page } from 'playwright/test'

/** Added to the code of a letter, this gives a letter of Cherokee, a script that no page has. */
const CHEROKEE_OFFSET = 0x13a0 - 'A'.charCodeAt(0)

/** Text before its translation; untranslated text stays the same. */
export const originalText = (text: string) =>
  text.replace(/[\u13a0-\u13d9]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - CHEROKEE_OFFSET),
  )

type Scope = typeof window & { __untranslate?: (() => void) | undefined }

/**
 * Translates the page as Chrome does (headless Chrome cannot): two nested font elements replace
 * each text node, also in content that is added or changed later. A page that is already translated
 * gets its original text back, in new text nodes.
 */
export const switchTranslation = (page: Page) =>
  page.evaluate((offset) => {
    const scope = window as Scope
    if (scope.__untranslate) return scope.__untranslate()
    const untranslatedParts =
      '[translate=no], .notranslate, script, style, textarea, noscript, svg, font[dir=auto]'
    /** The text before each translation. */
    const originalTexts = new Map<Element, string>()
    const { lang, classList } = document.documentElement

    const newFont = () => {
      const element = document.createElement('font')
      element.setAttribute('dir', 'auto')
      // The security policy refuses style attributes but allows the style property.
      element.style.verticalAlign = 'inherit'
      return element
    }
    const translate = (node: Text) => {
      const text = node.data
      if (!text.trim() || node.parentElement?.closest(untranslatedParts)) return
      const [outer, inner] = [newFont(), newFont()]
      inner.textContent = text.replace(/[A-Za-z]/g, (letter) =>
        String.fromCharCode(letter.charCodeAt(0) + offset),
      )
      outer.append(inner)
      originalTexts.set(outer, text)
      node.replaceWith(outer)
    }
    const translateBelow = (root: Node) => {
      const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        nodes.push(node as Text)
      for (const node of nodes) translate(node)
    }

    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateBelow(target)
        for (const node of addedNodes)
          if (node.isConnected) translateBelow(node)
      }
    })
    translateBelow(document.body)
    document.documentElement.lang = 'hi'
    classList.add('translated-ltr')
    observer.observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    scope.__untranslate = () => {
      observer.disconnect()
      for (const [outer, text] of originalTexts)
        outer.replaceWith(document.createTextNode(text))
      document.documentElement.lang = lang
      classList.remove('translated-ltr')
      delete scope.__untranslate
    }
  }, CHEROKEE_OFFSET)
