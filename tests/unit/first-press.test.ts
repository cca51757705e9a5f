// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { firstPressScript } from '#ssg/document/first-press.ts'

test('a press on a form counts at once where the script that answers it is lost', () => {
  document.body.innerHTML =
    '<div data-island="ContactForm"><button type="submit"></button></div>'
  const button = document.querySelector('button') as HTMLButtonElement
  const script = document.createElement('script')
  script.type = 'module'
  document.body.append(script)
  new Function(firstPressScript)()
  const presses: boolean[] = []
  button.addEventListener('click', (event) => {
    presses.push(event.defaultPrevented)
    event.preventDefault()
  })
  button.click()
  expect(presses).toEqual([true])
  script.dispatchEvent(new Event('error'))
  expect(presses).toEqual([true, false])
  expect(button.hasAttribute('aria-busy')).toBe(false)
})
