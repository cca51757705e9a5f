/**
 * Replaces jsdom in vite-react-ssg, which parses every page in a full browser window only to add
 * preloads, a third of the build's time. This site writes its own preloads (ssg/document/document),
 * so a page can stay a string.
 */
export class JSDOM {
  window = { document: undefined }
  #html

  /** @param {string} html the page as it was rendered */
  constructor(html) {
    this.#html = html
  }

  serialize() {
    return this.#html
  }
}
