// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { showWarnings } from '#ssg/development/content-warnings.ts'

test('the box of warnings lists only current warnings, and is removed once there are none', () => {
  showWarnings(['data/a.yaml:1:1 Old'])
  showWarnings(['data/a.yaml:1:1 <b>', 'data/b.yaml:1:1 Long'])
  expect(document.body.textContent).not.toContain('Old')
  const [box, ...others] = document.querySelectorAll('details')
  expect(others).toEqual([])
  const summary = box?.querySelector('summary')
  expect(summary?.textContent).toBe('2 to look at')
  const items = [...(box?.querySelectorAll('li') ?? [])]
  const lines = items.map(({ textContent }) => textContent)
  expect(lines).toEqual(['data/a.yaml:1:1 <b>', 'data/b.yaml:1:1 Long'])
  showWarnings([])
  expect(document.querySelector('details')).toBeNull()
})
