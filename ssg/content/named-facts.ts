import { namedFiles, namedTexts } from '#data/named-facts/named-texts.ts'
import { type Facts, linkedFacts } from '#data/named-facts/with-facts.ts'

/**
 * The facts of a site by the values of their files. Every name of a file that cannot be read is
 * taken for a fact: the mistake is reported there.
 */
export function factsOf(valuesIn: (file: string) => unknown): Facts {
  const values = Object.keys(namedFiles).map((file) => [file, valuesIn(file)] as const)
  const isRead = (value: unknown) => typeof value === 'object' && value !== null
  const read = values.filter(([, value]) => isRead(value)) as [string, Record<string, unknown>][]
  const facts = linkedFacts(namedTexts(Object.fromEntries(read)))
  const unread = values
    .filter(([, value]) => !isRead(value))
    .flatMap(([file]) => namedFiles[file as keyof typeof namedFiles] as readonly string[])
  const ofUnread = (name: string) =>
    unread.includes(name.replace(/\..*/, '')) ? 'a fact' : undefined
  return {
    ...facts,
    get: (name) => facts.get(name) ?? ofUnread(name),
    named: (name) => facts.named(name) ?? ofUnread(name),
  }
}
