/**
 * Stands in for jsdom in vite-react-ssg, which makes a whole browser window of every page only to add preloads of the engine's own choice,
 * and prints it again: a third of the build's time. This site writes its own preloads (ssg/document/document), so a page stays the text that it is.
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
