// @vitest-environment happy-dom
import { useContext, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { hydrateIsland, ServedSlotsContext } from '#client/islands/hydrate.tsx'
import type { IslandModule } from '#client/islands/island-module.ts'
import { Slot } from '#components/islands/Slot.tsx'
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

test('a form keeps typed text if the form breaks after React has replaced the fields', async () => {
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

/** An island with this markup and these attributes; `hydrate` starts `Island` in it. */
function islandWith(
  markup: string,
  Island: IslandModule['default'],
  attributes = '',
) {
  document.body.innerHTML = `<div data-island="Form" ${attributes}>${markup}</div>`
  const island = document.querySelector('[data-island]') as HTMLElement
  const onFail = vi.fn()
  const onHydrated = vi.fn()
  const hydrate = () =>
    hydrateIsland(island, { default: Island }, { onHydrated, onFail })
  return { island, hydrate, onFail, onHydrated }
}

function Words({ title }: { title: string }) {
  const slots = useContext(ServedSlotsContext)
  const text = slots.get('text')?.[0]?.textContent
  return <b id={useId()}>{`${title}: ${text}`}</b>
}

test('an island hydrates with the props, slots and id that it was served with', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { island, hydrate, onHydrated } = islandWith(
    '<b></b><p data-slot="text">Served</p>',
    Words,
    `data-id="page-7" data-props='{"title":"Skills"}'`,
  )
  hydrate()
  expect(island.textContent).toBe('Skills: Served')
  expect(island.querySelector('b')?.id).toContain('page-7')
  expect(onHydrated).toHaveBeenCalledOnce()
})

test('an island that throws during hydration keeps its served markup and typed text', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { island, hydrate, onFail, onHydrated } = islandWith(
    '<input name="name"><p data-slot="text">Served</p>',
    () => {
      throw new Error('Broken')
    },
  )
  const field = island.querySelector('input') as HTMLInputElement
  field.value = 'Asha Menon'
  hydrate()
  await until(() => expect(onFail).toHaveBeenCalledOnce())
  expect(onHydrated).not.toHaveBeenCalled()
  expect(island.querySelector('input')).toBe(field)
  expect(field.value).toBe('Asha Menon')
  expect(island.textContent).toBe('Served')
  vi.mocked(console.error).mockClear()
})

test('a field keeps the focus when hydration renders its form anew', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { island, hydrate } = islandWith('<div><input name="name"></div>', Form)
  island.querySelector('input')?.focus()
  hydrate()
  expect(document.activeElement).toBe(island.querySelector('p input'))
})

test.each(['a', 'button', 'summary', '[data-slot] a'])(
  'an element keeps the focus when hydration renders its island anew: %s',
  (selector) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const controls = (
      <>
        <a href="/contact">Contact</a>
        <button type="button">More</button>
        <details>
          <summary>See</summary>
        </details>
        <Slot name="text" />
      </>
    )
    const { island, hydrate } = islandWith(
      `<a href="/contact"><font>Samparka</font></a><button type="button">More</button>
      <details><summary>See</summary></details>
      <div data-slot="text"><a href="/about">About</a></div>`,
      () => controls,
    )
    const served = island.querySelector<HTMLElement>(selector)
    served?.focus()
    hydrate()
    const [link] = island.children
    expect(link?.textContent).toBe('Contact')
    expect(document.activeElement).toBe(island.querySelector(selector))
  },
)

test('hydration reuses the served fields even if a browser extension added an element', () => {
  const { island, hydrate } = islandWith(
    '<form data-served><i></i><input name="name" data-served></form>',
    () => (
      <form data-served="">
        <input name="name" data-served="" />
      </form>
    ),
  )
  const field = island.querySelector('input')
  hydrate()
  expect(island.querySelector('input')).toBe(field)
  expect(island.querySelector('i')?.nodeType).toBe(Node.ELEMENT_NODE)
})
