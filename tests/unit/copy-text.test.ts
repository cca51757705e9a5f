// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { copyText } from '#client/dom/copy-text.ts'

const refuse = () => Promise.reject(new Error('denied'))
/** The browser's older way to copy, which happy-dom lacks. */
const execCommand = vi.fn()

beforeEach(() => {
  document.body.innerHTML = '<button>Copy</button>'
  Object.assign(document, { execCommand })
  execCommand.mockReset().mockReturnValue(true)
})

test('a message is copied by the clipboard', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('Hello')).toBe(true)
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Hello')
  expect(execCommand).not.toHaveBeenCalled()
})

test.each([
  ['refuses its clipboard', { clipboard: { writeText: refuse } }],
  ['has no clipboard', {}],
])(
  'a message is copied from a field where the browser %s',
  async (_, browser) => {
    vi.stubGlobal('navigator', browser)
    let copied = ''
    execCommand.mockImplementation(() => {
      copied = document.querySelector('textarea')?.value ?? ''
      return true
    })
    expect(await copyText('Hello')).toBe(true)
    expect(copied).toBe('Hello')
    expect(document.querySelector('textarea')).toBeNull()
  },
)

test('the field that is copied from is selected, hidden, and opens no keyboard', async () => {
  vi.stubGlobal('navigator', {})
  const select = vi.spyOn(HTMLTextAreaElement.prototype, 'select')
  execCommand.mockImplementation(() => {
    const field = document.querySelector('textarea')
    expect(select.mock.contexts).toEqual([field])
    expect(field?.className).toBe('sr-only')
    expect(field?.readOnly).toBe(true)
    return true
  })
  expect(await copyText('Hello')).toBe(true)
  expect(execCommand).toHaveBeenCalledExactlyOnceWith('copy')
})

test('a visitor whose browser copies in a field keeps the focus', async () => {
  vi.stubGlobal('navigator', {})
  const button = document.querySelector('button')
  button?.focus()
  execCommand.mockImplementation(() => {
    // A browser moves the focus to what it selects.
    document.querySelector('textarea')?.focus()
    return true
  })
  await copyText('Hello')
  expect(document.activeElement).toBe(button)
})

test.each([
  ['says no', () => false],
  [
    'throws',
    () => {
      throw new Error('not supported')
    },
  ],
])(
  'no visitor reads that a message was copied where the browser %s',
  async (_, answer) => {
    vi.stubGlobal('navigator', { clipboard: { writeText: refuse } })
    execCommand.mockImplementation(answer)
    expect(await copyText('Hello')).toBe(false)
  },
)
