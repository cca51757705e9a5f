import { foreignMarks } from '../near-markdown/near-markdown.ts'
import { findingsOf, type TextRule } from '../rule.ts'

/** Marks of Markdown and HTML, which plain words show as they are typed. */
const marks: readonly (readonly [RegExp, string])[] = [
  [
    /\*\*|__(?=\w)|(?<![\w*])\*[^\s*][^*\n]*(?<!\s)\*(?![\w*])/,
    'stars and lines for bold: delete them',
  ],
  [/!?\[[^\]]*\]\([^)]*\)/, 'a link: keep its words alone'],
  [/<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|<!--/i, 'HTML: delete it'],
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i, 'the code of a sign: write the sign itself'],
  [/\bwww\.\w/, 'an address that nobody can press: write a link where there is a field for it'],
  [
    /^[ \t]*(?:[-*•–] |\d+[.)] ).*\n[ \t]*(?:[-*•–] |\d+[.)] )/m,
    'a list, which becomes one paragraph: write sentences',
  ],
  [/^#{1,6} /m, 'a heading: delete the marks'],
  [/`[^`]+`/, 'marks of code: delete them'],
]

export const plainWords: TextRule = {
  reads: 'text',
  name: 'plain-words',
  sentence: 'Plain words have no Markdown and no HTML, which they would show as typed.',
  refuses: 'Marks of Markdown and HTML in words that are shown as they are typed.',
  kinds: ['words', 'message', 'title', 'label'],
  severity: 'stops',
  find: ({ written, name }) => [
    ...findingsOf(written, foreignMarks),
    ...findingsOf(
      written,
      marks.map(([pattern, remedy]) => [
        pattern,
        ([words]) =>
          `${name}: '${words.trim().split('\n')[0]}' is shown as it stands. It is ${remedy}`,
      ]),
    ),
  ],
}
