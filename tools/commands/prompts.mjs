import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { fail } from './run.mjs'

/**
 * Asks questions in the terminal, or reads piped answers, one per line. `usage` is printed if an
 * answer is missing.
 */
export function createPrompts(usage) {
  const input = createInterface({ input: stdin })
  const answers = input[Symbol.asyncIterator]()

  async function answerTo(question) {
    stdout.write(question)
    const { value, done } = await answers.next()
    return done ? fail(`\n\nNothing was written: an answer is missing. ${usage}`) : value.trim()
  }

  return { answerTo, close: () => input.close() }
}
