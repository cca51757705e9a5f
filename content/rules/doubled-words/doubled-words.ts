import { namesIn } from '../known-braces/known-braces.ts'
import { type Finding, readKinds, type TextRule } from '../rule.ts'

/** The word that a fact shares with its neighbour: 'years' of '{claims.years} years'. */
function doubledWord(
  fact: string,
  before: string,
  behind: string,
): string | undefined {
  const words = fact.split(' ')
  const [above] = /\p{L}+(?= $)/u.exec(before) ?? []
  if (above && above === words[0]) return above
  const [below] = /(?<=^ )\p{L}+/u.exec(behind) ?? []
  return below && below === words.at(-1) ? below : undefined
}

export const doubledWords: TextRule = {
  reads: 'text',
  name: 'doubled-words',
  refuses:
    'A fact that begins or ends with the word beside it: 6+ years years.',
  kinds: readKinds,
  severity: 'stops',
  find: (text, facts) =>
    namesIn(text).flatMap(({ name, index }): Finding[] => {
      const { written, prose } = text
      const fact = facts.get(name)
      const behind = written.slice(index + `{${name}}`.length)
      const word = fact && doubledWord(fact, written.slice(0, index), behind)
      if (!word) return []
      const said = `'${word}' is shown twice, since {${name}} is '${fact}': delete one`
      const message = prose ? said : `${text.name}: ${said}`
      return [{ message, words: `{${name}}`, index }]
    }),
}
