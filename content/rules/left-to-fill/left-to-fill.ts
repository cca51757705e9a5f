import type { TextRule } from '../rule.ts'

/** What templates leave to be filled in: first that of `npm run new`. */
const placeholders = [
  /Replace this paragraph|Describe the piece in one line/g,
  /(?<![-\w])(?:TODO|TBD|FIXME|XXX+)(?![-\w])/g,
  /\blorem ipsum\b|\bdd[/.-]mm[/.-]yyyy\b/gi,
  /\b(?:XYZ|ABC) (?:Pvt|Private|Ltd|Inc|LLP|Corp|Company)\b/g,
  /\byour-?(?:website|company|domain|business)\.(?:com|in|org)\b/gi,
  // A blank line to write on, and the marks of word processors.
  /_{4,}|\[[●•._ ]+\]|\{\{[^}]+\}\}|<<[^<>\n]+>>/g,
  /\[(?:insert|enter|add|your|our|the|company|business|client)\b[\w ,.'/&-]*\](?![([:])/gi,
  /\[(?:name|date|e-?mail|phone|address|city|state|country)\b[\w ]*\](?![([:])/gi,
  /\[[A-Z]{3,}[A-Z /&-]*\](?![([:])/g,
]

export const leftToFill: TextRule = {
  reads: 'text',
  name: 'placeholder',
  sentence: 'Nobody is shown what a template leaves to be filled in.',
  refuses: 'What stands for words that are still to be written.',
  kinds: ['words', 'prose', 'title', 'label'],
  severity: 'blocks',
  find({ value }) {
    const found = placeholders.flatMap((pattern) => [...value.matchAll(pattern)])
    return [...new Map(found.map((match) => [match.index, match])).values()].map(
      ({ 0: words, index }) => ({
        words,
        index,
        message: `'${words}' was left to be filled in: put your own words there, or delete it`,
      }),
    )
  },
}
