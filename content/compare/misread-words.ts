import { nearestWord } from '#data/nearest-word.ts'
import type { NodeInContext, ProblemFinders } from './node-in-context.ts'

/** Matches closing punctuation and the space after it. */
const closingPunctuation = /^[)\]},.;]\s/
/** Matches an opening bracket or quote at the end of words. */
const openingPunctuation = /[([{]$|\s["'“„‘«]$/

/** The message about ** or _ that was meant literally but is parsed as a mark of emphasis. */
const strayMarkMessage = (mark: string) =>
  `'${mark}' is taken for a mark and is not shown: write ${mark.replace(/./g, '\\$&')}`

/** What is wrong with stars that were not meant as a pair: `Those with (*) and (*)`. */
function strayEmphasisProblem({ node, source }: NodeInContext) {
  const mark = source.slice(0, node.type === 'strong' ? 2 : 1)
  const words = source.slice(mark.length, -mark.length)
  const isMeant =
    !closingPunctuation.test(words) && !openingPunctuation.test(words)
  // A single character may be emphasised on purpose, to mention it: *(*
  const isStray = !isMeant && words.includes(' ')
  const hasFileEnding = /^\.\p{L}.*[,/]$/u.test(words) // *.jpg,*.png
  return isStray || hasFileEnding ? strayMarkMessage(mark) : undefined
}

/** What is wrong with words that two marks put into italics: `*_Hurry!_*`. */
const doubleItalicsProblem = ({ source, parent }: NodeInContext) =>
  parent.type === 'emphasis' && parent.children?.length === 1
    ? `'${source.charAt(0)}' adds nothing here, since * and _ are both marks of italics: ` +
      'write ** for bold'
    : undefined

/** What is wrong with _ in two emoticons or in a user name: `^_^ and ^_^`, `@_anil_`. */
function markBesidePunctuationProblem({ source, before }: NodeInContext) {
  const characterBefore = before.at(-1) ?? ''
  const [mark = '', firstCharacter = ''] = source
  const isEmoticon =
    firstCharacter === characterBefore && /[\p{P}\p{S}]/u.test(firstCharacter)
  return isEmoticon || /[@#]/.test(characterBefore)
    ? strayMarkMessage(mark)
    : undefined
}

/** Special names of Python that people mention in prose, here without the __ on both sides. */
const pythonNames = new Set(
  (
    'all call class contains del dict doc enter eq exit file getattr getitem gt hash init iter ' +
    'len lt main name new next repr setattr setitem slots str version'
  ).split(' '),
)

/**
 * What is wrong with _ around a name that also has _ inside, around a name of Python, or around the
 * name of a file.
 */
function underscoresProblem({ node, source, after }: NodeInContext) {
  // _summer_2025_ and __init__.py
  const isName = node.type === 'emphasis' && /^_[^\s_]+_\S+$/.test(source)
  const isFile = /^_+[^\s_]+_+$/.test(source) && /^\.\p{L}/u.test(after)
  const isOfPython =
    node.type === 'strong' && pythonNames.has(source.replace(/^__|__$/g, ''))
  return isName || isFile || isOfPython
    ? `The _ at both ends of ${source} are not shown: write \\_ for each, or delete them`
    : undefined
}

/** What is wrong with a path whose last \ ends a line: Markdown takes it for a line break. */
const endOfPathProblem = ({ source, nodeBefore }: NodeInContext) =>
  source.startsWith('\\') && /\\[^\s\\]+$/.test(nodeBefore?.value ?? '')
    ? "'\\' at the end of this path is not shown: put the path between ` and `"
    : undefined

/** Names of HTML character references that people type: ndash, of &ndash;. */
const referenceNames = (
  'amp auml bull copy deg eacute euro frac12 gt hellip laquo ldquo lsquo lt mdash middot nbsp ' +
  'ndash ouml pound quot raquo rdquo reg rsquo shy szlig times trade uuml'
).split(' ')

/**
 * What is wrong with a mistyped HTML character reference, which pages show as it was typed:
 * `&ndsh;`.
 */
function unknownReferenceProblem({ node, source }: NodeInContext) {
  for (const [reference, name = ''] of source.matchAll(
    /(?<!\\)&([a-z]{2,});/g,
  )) {
    const nearestName = nearestWord(name, referenceNames)
    if (nearestName && nearestName !== name && node.value?.includes(reference))
      return `'${reference}' is no sign that a page knows: write &${nearestName};`
  }
  return undefined
}

/** What may be wrong with marks inside a block, by the type of their node. */
export const wordProblems: ProblemFinders = {
  emphasis: [
    strayEmphasisProblem,
    doubleItalicsProblem,
    markBesidePunctuationProblem,
    underscoresProblem,
  ],
  strong: [strayEmphasisProblem, underscoresProblem],
  break: [endOfPathProblem],
  text: [unknownReferenceProblem],
}
