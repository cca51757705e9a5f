// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Island } from '#components/islands/Island.tsx'
import Tabs from '#components/ui/Tabs.island.tsx'
import { rendered } from './rendered.ts'

beforeEach(() => {
  vi.stubEnv('SSR', true)
})

const tabs = <Tabs label="Work" param="work" tabs={[{ id: 'a', label: 'A' }]} />

const Other = () => <p>Text</p>

describe('a maintainer', () => {
  test('is told which component is not an island', () => {
    const page = (
      <Island>
        <Other />
      </Island>
    )
    expect(() => rendered(page)).toThrow('file, not Other')
  })

  test('is told which island is inside another one', () => {
    const page = <Island slots={{ a: <Island>{tabs}</Island> }}>{tabs}</Island>
    expect(() => rendered(page)).toThrow('Tabs is inside another island')
  })
})

test('an island is served with its name, its props and the contents of its slots', () => {
  const page = rendered(
    <Island answers="?work" slots={{ a: <b>Served</b> }}>
      {tabs}
    </Island>,
  )
  const island = page.firstElementChild as HTMLElement
  expect(island.dataset.island).toBe('Tabs')
  expect(JSON.parse(island.dataset.props ?? '')).toEqual(tabs.props)
  expect(island.dataset.answers).toBe('?work')
  expect(island.dataset.offline).toBeUndefined()
  expect(island.querySelector('[data-slot=a]')?.innerHTML).toBe('<b>Served</b>')
})
