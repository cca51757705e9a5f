/**
 * Replaces jsdom for vite-react-ssg, which would spend a third of the build's time on parsing every
 * page in a jsdom window, only to add preloads. This site adds its preloads itself
 * (ssg/document/document), so a page stays a string.
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
