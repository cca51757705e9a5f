// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { copyText } from '#client/dom/copy-text.ts'

const refuse = () => Promise.reject(new Error('denied'))
/** `document.execCommand`, the older way to copy, which happy-dom does not have. */
const execCommand = vi.fn()

beforeEach(() => {
  document.body.innerHTML = '<button>Copy</button>'
  Object.assign(document, { execCommand })
  execCommand.mockReset().mockReturnValue(true)
})

test('a message is copied without execCommand if the Clipboard API works', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('Hello')).toBe(true)
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Hello')
  expect(execCommand).not.toHaveBeenCalled()
})

test.each([
  ['denies access to the clipboard', { clipboard: { writeText: refuse } }],
  ['has no clipboard', {}],
])('a message is copied from a field if the browser %s', async (_, browser) => {
  vi.stubGlobal('navigator', browser)
  let copied = ''
  execCommand.mockImplementation(() => {
    copied = document.querySelector('textarea')?.value ?? ''
    return true
  })
  expect(await copyText('Hello')).toBe(true)
  expect(copied).toBe('Hello')
  expect(document.querySelector('textarea')).toBeNull()
})

test('a message is copied from a field that is selected, hidden and read-only', async () => {
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

test('the pressed button keeps the focus when a message is copied from a field', async () => {
  vi.stubGlobal('navigator', {})
  const button = document.querySelector('button')
  button?.focus()
  execCommand.mockImplementation(() => {
    // Browsers such as Chrome focus a field whose text is selected.
    document.querySelector('textarea')?.focus()
    return true
  })
  await copyText('Hello')
  expect(document.activeElement).toBe(button)
})

test.each([
  ['reports a failure', () => false],
  [
    'throws',
    () => {
      throw new Error('not supported')
    },
  ],
])(
  'a message does not count as copied if the Clipboard API refuses and execCommand %s',
  async (_, answer) => {
    vi.stubGlobal('navigator', { clipboard: { writeText: refuse } })
    execCommand.mockImplementation(answer)
    expect(await copyText('Hello')).toBe(false)
  },
)
