import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { fail } from './run.mjs'

/** Asks questions in the terminal, or takes the answers that are piped in, a line each. `usage` is told where an answer is missing. */
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
