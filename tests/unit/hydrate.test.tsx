// @vitest-environment happy-dom
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { hydrateIsland } from '#client/islands/hydrate.tsx'
import { until } from './until.ts'

let breakDown = () => {}

function Form() {
  const [isBroken, setBroken] = useState(false)
  breakDown = () => flushSync(() => setBroken(true))
  if (isBroken) throw new Error('Broken')
  return (
    <p>
      <input name="name" />
    </p>
  )
}

test('a form that was rendered again and breaks later keeps what a visitor typed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // A translation or an extension has changed the markup, so that React renders it again.
  document.body.innerHTML =
    '<div data-island="Form"><div><input name="name"></div></div>'
  const island = document.querySelector('[data-island]') as HTMLElement
  const field = () => island.querySelector('input') as HTMLInputElement
  const served = field()
  const onFail = vi.fn()
  hydrateIsland(island, { default: Form }, { onHydrated: () => {}, onFail })
  expect(field()).not.toBe(served)
  field().value = 'Asha Menon'
  breakDown()
  await until(() => expect(onFail).toHaveBeenCalledOnce())
  expect(field()).toBe(served)
  expect(served.value).toBe('Asha Menon')
  vi.mocked(console.error).mockClear()
})
