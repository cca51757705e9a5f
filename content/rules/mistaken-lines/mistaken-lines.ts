import { changedKinds } from '#content/compare/changed-kind.ts'
import { joinedLines } from '#content/compare/joined-lines.ts'
import type { TextRule } from '../rule.ts'

const blocks = { list: 'entry', quotation: 'quotation' }

export const mistakenLines: TextRule = {
  reads: 'text',
  name: 'mistaken-lines',
  refuses:
    'A line that its first sign, or the line above it, makes something else than its words say.',
  kinds: ['prose'],
  severity: 'look',
  find({ written, prose }) {
    if (!prose || prose.fault) return []
    const joined = joinedLines(written, prose.markdown).map(
      ({ index, to }) => ({
        index,
        message: `This line belongs to the ${blocks[to]} above: put a blank line between them`,
      }),
    )
    return [...changedKinds(written, prose.markdown), ...joined]
  },
}
