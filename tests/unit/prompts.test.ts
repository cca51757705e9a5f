import { stdin, stdout } from 'node:process'
import type { PassThrough } from 'node:stream'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPrompts } from '#tools/prompts.ts'

vi.mock('node:process', async () => {
  const { PassThrough } = await import('node:stream')
  const keyboard = Object.assign(new PassThrough(), { isTTY: true })
  const screen = Object.assign(new PassThrough(), { isTTY: true, columns: 80 })
  return { stdin: keyboard, stdout: screen.resume() }
})

/** Presses keys in the terminal, one after the other. */
function press(...keys: readonly string[]) {
  for (const key of keys) (stdin as unknown as PassThrough).write(key)
}

beforeEach(() => vi.stubEnv('TERM', 'xterm'))

test('an answer typed in the terminal can be corrected with the arrow keys', async () => {
  const { ask, close } = createPrompts('')
  const answer = ask('Your name: ', (typed) => typed)
  const leftArrow = '\x1b[D'
  press('Tara Ry', leftArrow, 'o', '\r')
  expect(await answer).toBe('Tara Roy')
  close()
})

test('Ctrl+C ends the command at once, even while an answer is processed', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const { ask, close } = createPrompts('')
  const answer = ask('Your photograph: ', async () => press('\x03'))
  press('me.jpg', '\r')
  await answer
  expect(exit).toHaveBeenCalledWith(130)
  close()
})

test('questions are printed without terminal escape codes if the answers are piped', async () => {
  const write = vi.spyOn(stdout, 'write')
  stdin.isTTY = false
  const { ask, close } = createPrompts('')
  const answer = ask('Your name: ', (typed) => typed)
  press('Tara Roy\n')
  expect(await answer).toBe('Tara Roy')
  expect(write.mock.calls).toEqual([['Your name: ']])
  close()
  stdin.isTTY = true
})
