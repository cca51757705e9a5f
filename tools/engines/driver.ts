/** Keys with a name; anything else is a letter. */
type Key = 'Alt' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab' | (string & {})

/** Common interface of all engines' browsers. */
export interface Driver {
  version: string
  /** Delay after a scroll before clicks hit what is visible, in milliseconds. */
  settles: number
  goTo(url: string): Promise<void>
  /** Sets the page's size in CSS pixels, or the nearest that the engine's window allows. */
  resize(width: number, height: number): Promise<void>
  /** Evaluates a script's expression in the page and awaits it; JSON in, JSON out. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks at a point of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  /** Presses keys together: all but the last are held. */
  press(...keys: Key[]): Promise<void>
  /** The browser's back and forward buttons. */
  travel(where: 'back' | 'forward'): Promise<void>
  /** Errors that the browser itself has logged since the last call, if it reports them. */
  noted(): string[]
  close(): Promise<void>
}
