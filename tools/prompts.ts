import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { UserError } from '#ssg/settings/user-error.ts'

/**
 * Makes two functions: `ask` asks in the terminal or reads the next line of piped answers, and
 * `close` ends the input. If an answer is missing, `ask` throws a UserError that ends with `usage`.
 */
export function createPrompts(usage: string) {
  // With `output`, readline understands the arrow keys of a terminal. Without it, their codes would
  // be in the answers.
  const input = createInterface({
    input: stdin,
    ...(stdin.isTTY && { output: stdout }),
  })
  input.once('SIGINT', () => process.exit(130))
  const answers = input[Symbol.asyncIterator]()

  /** Repeats the question while `readAnswer` throws; resolves to what `readAnswer` returns. */
  async function ask<Result>(
    question: string,
    readAnswer: (answer: string) => Result | Promise<Result>,
  ): Promise<Result> {
    for (;;) {
      if (input.terminal) {
        input.setPrompt(question)
        input.prompt()
      } else stdout.write(question)
      const { value, done } = await answers.next()
      if (done)
        throw new UserError(
          `\n\nNothing was written: an answer is missing. ${usage}`,
        )
      try {
        return await readAnswer(value.trim())
      } catch (error) {
        console.log(`  ${(error as Error).message}`)
      }
    }
  }

  return { ask, close: () => input.close() }
}
