/** Keys that are pressed by name; anything else is a letter. */
export type Key = 'Alt' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab' | (string & {})

/** What is asked of a browser, whichever engine it has. */
export interface Driver {
  version: string
  /** How long after a scroll a click finds what is seen, in milliseconds. */
  settles: number
  goTo(url: string): Promise<void>
  /** Gives the page this size in CSS pixels, or the nearest that the engine's window can have. */
  resize(width: number, height: number): Promise<void>
  /** Value of a script's expression in the page, awaited there; JSON in, JSON out. */
  evaluate(expression: string): Promise<unknown>
  /** A pointer's click at a place in the window. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** Presses keys together: all but the last are held. */
  press(...keys: Key[]): Promise<void>
  /** The browser's back and forward buttons. */
  travel(where: 'back' | 'forward'): Promise<void>
  /** Errors that the browser itself has noted since the last call, where it tells them. */
  noted(): string[]
  close(): Promise<void>
}
