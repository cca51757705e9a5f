// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { createNotice, removeNotice, showNotice } from '#client/dom/notice.ts'

const text = { title: 'Not loaded', text: 'Please write.' }
let part: Element

beforeEach(() => {
  document.body.innerHTML = '<div id="part"></div><p></p>'
  part = document.getElementById('part') as Element
})

describe('a notice about a part of the page', () => {
  test('is below the part and has the focus', () => {
    const notice = createNotice(text)
    showNotice(part, notice)
    expect(part.nextElementSibling).toBe(notice)
    expect(document.activeElement).toBe(notice)
  })

  test('is a group with its title as accessible name', () => {
    const notice = createNotice(text)
    expect(notice.getAttribute('role')).toBe('group')
    expect(notice.getAttribute('aria-label')).toBe(text.title)
    expect(notice.getAttribute('tabindex')).toBe('-1')
  })

  test('shows its title, its text and its actions', () => {
    const link = document.createElement('a')
    const notice = createNotice(text, link)
    expect(notice.textContent).toBe(`${text.title}${text.text}`)
    expect(notice.lastElementChild?.firstElementChild).toBe(link)
    expect(createNotice(text).childElementCount).toBe(2)
  })

  test('can be removed again', () => {
    showNotice(part, createNotice(text))
    removeNotice(part)
    expect(document.querySelector('.failure')).toBeNull()
  })
})

test('a part that fails again has only its latest notice', () => {
  for (const title of ['Not loaded', 'Broken'])
    showNotice(part, createNotice({ title, text: 'Try again' }))
  const titles = [...document.querySelectorAll('strong')].map(
    ({ textContent }) => textContent,
  )
  expect(titles).toEqual(['Broken'])
})
