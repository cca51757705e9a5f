import { describe, expect, test } from 'vitest'
import { explainRules } from '../../tools/rule-origin.ts'

const why = (path: string, name: string) => explainRules('.', 'dist', path, name)

describe('who asks why a rule is in a page or not', () => {
  test('is shown the sheet that wrote it, the elements that need it, and their component', () => {
    const answer = why('/contact', '.control')
    expect(answer).toMatch(/^\.control {2}in the page; components\/styles\/forms\.css:\d+$/m)
    expect(answer).toMatch(/^\.control on \/contact: \d+ × <input .*\(island ContactForm\)$/m)
    expect(answer).toMatch(/^\.control in the sources: components\/forms\/Field\.tsx:\d+$/m)
  })

  test('is shown which of its names the page lacks', () => {
    expect(why('/services', '.accordion')).toMatch(
      /^\.accordion summary {2}not in the page, which lacks \.accordion; /m,
    )
  })

  test('can tell shortcuts, utilities, and the sheets of the entry script apart', () => {
    expect(why('/services', '.tag')).toContain("in the page; shortcut 'tag' in uno.config.ts")
    expect(why('/services', '.wrap')).toContain("in the page; shortcut 'wrap' in uno.config.ts")
    expect(why('/skills', '.toast')).toContain('.toast  in the entry script of every page; ')
  })

  test('gets a reason for every rule that is left out', () => {
    const answers = ['<summary', '<table', '<select', '.card', '.figure', '.tab'].map((name) =>
      why('/about', name.replace('<', '')),
    )
    expect(answers.join('\n')).not.toMatch(/lacks ;/)
  })
})
