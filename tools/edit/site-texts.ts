import { factsOf } from '#data/named-facts/named-texts.ts'
import type { Facts } from '#data/named-facts/with-facts.ts'

type Values = Readonly<Record<string, unknown>>

/** The files that others are checked by, as the editor last read or saved them. */
export class SiteTexts {
  private readonly files = new Map<string, Values>()

  keep(file: string, values: Values) {
    this.files.set(file, values)
  }

  get facts(): Facts {
    return factsOf((file) => this.files.get(file))
  }

  /** The quoted words that the owner has replaced by other ones. */
  get ownWords(): readonly string[] {
    const { replaced = [] } = this.files.get('data/own-words.yaml') ?? {}
    return (replaced as readonly unknown[]).map(String)
  }
}
