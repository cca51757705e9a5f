// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createNotice, showNotice } from '#client/dom/notice.ts'

test('a part that fails again has one notice, the last one', () => {
  document.body.innerHTML = '<div></div>'
  const part = document.body.firstElementChild as Element
  for (const title of ['Not loaded', 'Broken'])
    showNotice(part, createNotice({ title, text: 'Try again' }))
  const titles = [...document.querySelectorAll('strong')].map(
    ({ textContent }) => textContent,
  )
  expect(titles).toEqual(['Broken'])
})
