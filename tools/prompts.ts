import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { UserError } from '#ssg/settings/user-error.ts'

/**
 * Asks questions in the terminal, or reads piped answers, one per line. `usage` is printed if an
 * answer is missing.
 */
export function createPrompts(usage: string) {
  const input = createInterface({ input: stdin })
  const answers = input[Symbol.asyncIterator]()

  async function answerTo(question: string): Promise<string> {
    stdout.write(question)
    const { value, done } = await answers.next()
    if (done) throw new UserError(`\n\nNothing was written: an answer is missing. ${usage}`)
    return value.trim()
  }

  return { answerTo, close: () => input.close() }
}
