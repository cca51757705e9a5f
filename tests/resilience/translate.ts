import type { Page } from 'playwright/test'

const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
/** The first letter of Cherokee, whose letters do not join and which no page uses. */
const FIRST = 0x13a0
/** Translates letter by letter, reversibly. */
const toTranslation = Object.fromEntries(
  latin.map((letter, index) => [letter, String.fromCharCode(FIRST + index)]),
)

/** Text before its translation; untranslated text stays the same. */
export const original = (text: string) =>
  text.replace(/[\u13a0-\u13d3]/g, (letter) => latin[letter.charCodeAt(0) - FIRST] ?? letter)

interface Translator {
  untranslate: () => void
}
type Scope = typeof window & { __translator?: Translator }

/**
 * Translates the page as Chrome does, which translates only with a window: two nested font elements
 * replace each text node, also in content that is added or changed later.
 */
export const translate = (page: Page) =>
  page.evaluate((letters) => {
    const scope = window as Scope
    if (scope.__translator) return
    const untouched = '[translate=no], .notranslate, script, style, textarea, noscript, svg'
    /** The text before each translation. */
    const before = new Map<Element, string>()
    const { lang } = document.documentElement

    const font = () => {
      const element = document.createElement('font')
      element.setAttribute('dir', 'auto')
      // The page's policy refuses style attributes but allows the style property.
      element.style.verticalAlign = 'inherit'
      return element
    }
    const isOurs = (node: Node) => node.parentElement?.closest('font[dir=auto]') ?? false
    const change = (node: Text) => {
      const text = node.nodeValue ?? ''
      if (!text.trim() || isOurs(node) || node.parentElement?.closest(untouched)) return
      const [outer, inner] = [font(), font()]
      inner.textContent = text.replace(/[A-Za-z]/g, (letter) => letters[letter] ?? letter)
      outer.append(inner)
      before.set(outer, text)
      node.replaceWith(outer)
    }
    const changeBelow = (root: Node) => {
      if (root instanceof Text) return change(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) found.push(walker.currentNode as Text)
      for (const node of found) change(node)
    }

    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') changeBelow(target)
        for (const node of addedNodes) if (node.isConnected) changeBelow(node)
      }
    })
    changeBelow(document.body)
    document.documentElement.lang = 'hi'
    document.documentElement.classList.add('translated-ltr')
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    scope.__translator = {
      untranslate: () => {
        observer.disconnect()
        for (const [outer, text] of before) outer.replaceWith(document.createTextNode(text))
        document.documentElement.lang = lang
        document.documentElement.classList.remove('translated-ltr')
        delete scope.__translator
      },
    }
  }, toTranslation)

/** Restores the original text, in new text nodes. */
export const untranslate = (page: Page) =>
  page.evaluate(() => (window as Scope).__translator?.untranslate())

export const isTranslated = (page: Page) =>
  page.evaluate(() => Boolean((window as Scope).__translator))
