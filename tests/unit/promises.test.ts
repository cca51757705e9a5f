import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  type BrokenPromise,
  plantedText,
  table,
} from '#tests/promises/table.ts'

const promises = table.flatMap(({ promises }) => promises)

/** A promise about a file that does not exist; the promise breaks if `to` replaces `from`. */
const broken = (from: string, to: string): BrokenPromise => ({
  promise: 'A visitor gets an answer.',
  file: 'client/answer.ts',
  from,
  to,
  test: 'the build',
})

describe('the table of promises', () => {
  test('quotes for each promise a piece of code that its file contains exactly once', () => {
    const misfits = promises.flatMap((promise) => {
      try {
        plantedText(readFileSync(promise.file, 'utf8'), promise)
        return []
      } catch (error) {
        return `${promise.promise} ${error}`
      }
    })
    expect(misfits).toEqual([])
  })

  test('names a test for each promise, in a file that exists', () => {
    const files = promises.map(({ test }) => {
      const [file = ''] = test.split(' › ')
      return file
    })
    const missing = files.filter(
      (file) => file !== 'the build' && !existsSync(file),
    )
    expect(missing).toEqual([])
  })

  test('finds code that a formatter has broken into lines', () => {
    const text = 'before()\nanswer(\n  [one],\n  two,\n)\nafter()\n'
    const mistake = broken('answer([one], two)', 'answer()')
    expect(plantedText(text, mistake)).toBe('before()\nanswer()\nafter()\n')
  })

  test('refuses a mistake whose code occurs twice in its file', () => {
    const mistake = broken('a(1)', 'a(2)')
    const plant = () => plantedText('a(1)\na(1)\n', mistake)
    expect(plant).toThrow('client/answer.ts has more than once a(1)')
  })
})
