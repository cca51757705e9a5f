/** An island that did not hydrate, or broke later: its served markup works as without script. */
export class IslandError extends Error {
  /** False where its files did not load, true where its own code failed. */
  declare readonly isBroken: boolean
  constructor(island: HTMLElement, cause: unknown, isBroken: boolean) {
    super(`The island ${island.dataset.island} stays as it was served`)
    // Chromium 92 ignores the option of the constructor.
    this.cause = cause
    this.isBroken = isBroken
  }
}
