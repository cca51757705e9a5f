import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { UserError } from '#ssg/settings/user-error.ts'

/**
 * Asks questions in the terminal, or reads piped answers, one per line. If an answer is missing,
 * the error ends with `usage`.
 */
export function createPrompts(usage: string) {
  const input = createInterface({ input: stdin })
  const answers = input[Symbol.asyncIterator]()

  /** Asks until `take` accepts the answer, which means that it throws no Error. */
  async function ask<Taken>(
    question: string,
    take: (answer: string) => Taken | Promise<Taken>,
  ): Promise<Taken> {
    for (;;) {
      stdout.write(question)
      const { value, done } = await answers.next()
      if (done)
        throw new UserError(
          `\n\nNothing was written: an answer is missing. ${usage}`,
        )
      try {
        return await take(value.trim())
      } catch (error) {
        console.log(`  ${(error as Error).message}`)
      }
    }
  }

  return { ask, close: () => input.close() }
}
