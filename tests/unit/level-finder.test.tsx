// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hrefWithLevel } from '#components/career/href-with-level.ts'
import LevelFinder from '#components/career/LevelFinder.island.tsx'
import { consultation, quiz } from '#data/ai-career-program.yaml'
import { fillPlaceholders } from '#data/fill-placeholders.ts'
import { levels } from '#data/levels.ts'
import { chatLink } from '#data/links.ts'
import { quizMessage } from '#data/messages/chat-message.ts'
import { formatMoney } from '#data/money.ts'
import {
  pressForPanel,
  showInIsland,
  startOnEmptyPages,
} from './interactive.tsx'
import { partsIn, textsBelow } from './rendered.ts'

// The tests that need a real browser are in tests/e2e/level-finder.spec.ts.

const page = document.body
const [first, second] = quiz.questions
const scrolledTo = vi.fn()

/** Shows the level finder at the program's URL with this query or hash. */
async function showFinder(end = '') {
  history.replaceState(null, '', `/ai-career-program${end}`)
  await showInIsland(<LevelFinder levels={levels} />)
}

/** The accessible name of an element. */
const nameOf = (part: Element) =>
  part.getAttribute('aria-label') ?? part.textContent
/** The accessible names of all elements that a selector matches. */
const namesOf = (selector: string) => {
  const parts = partsIn(page, selector)
  return parts.map(nameOf)
}

/** The accessible names of the buttons below a question. */
const buttonNames = () => namesOf('.quiz button')

/** Presses the link or the button with this name. */
async function press(name: string) {
  const controls = partsIn(page, '.panel:not([data-unselected]) :is(a, button)')
  const control = controls.find((part) => nameOf(part) === name)
  await pressForPanel(control)
}

/** Chooses the option with this index in the open question. */
const choose = (option: number) => {
  const choices = partsIn(page, 'input')
  return pressForPanel(choices[option])
}

/** Answers one question after another: chooses the option with this index, and submits it. */
async function answer(...options: number[]) {
  for (const option of options) {
    await choose(option)
    const [next] = partsIn(page, '[type=submit]')
    await pressForPanel(next)
  }
}

const group = () => page.querySelector('fieldset')
const isMarkedInvalid = () => group()?.hasAttribute('aria-invalid')
/** The text of the element that an attribute of the open question names. */
function textNamedBy(attribute: string) {
  const id = group()?.getAttribute(attribute) ?? ''
  return document.getElementById(id)?.textContent
}
/** The text of the open question. */
const questionText = () => textNamedBy('aria-labelledby')
/** Ids of the panels that a visitor sees. */
const openPanels = () => {
  const open = partsIn(page, '.panel:not([data-unselected])')
  return open.map(({ id }) => id)
}
const focusedText = () => document.activeElement?.textContent

startOnEmptyPages()
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
  vi.stubGlobal('scrollY', 0)
  scrolledTo.mockReset()
  HTMLElement.prototype.scrollIntoView = function scroll() {
    scrolledTo(this.className)
  }
})

describe('a question', () => {
  beforeEach(() => showFinder('?quiz=1'))

  test('has its text as accessible name, and is required', () => {
    expect(questionText()).toBe(first?.text)
    expect(group()?.getAttribute('role')).toBe('radiogroup')
    expect(group()?.getAttribute('aria-required')).toBe('true')
    expect(textsBelow(page, 'label')).toEqual(first?.options)
  })

  test('that is left unanswered shows an error, and its first option gets the focus', async () => {
    await press(quiz.next)
    expect(isMarkedInvalid()).toBe(true)
    expect(textNamedBy('aria-describedby')).toBe(quiz.unanswered)
    expect(document.activeElement).toBe(page.querySelector('input'))
  })

  test('shows no error any more after an option is chosen', async () => {
    await press(quiz.next)
    await choose(1)
    expect(isMarkedInvalid()).toBe(false)
    expect(textNamedBy('aria-describedby')).toBeUndefined()
  })

  test('shows no error when it opens, even after an error in the previous question', async () => {
    await press(quiz.next)
    await answer(1)
    expect(questionText()).toBe(second?.text)
    expect(isMarkedInvalid()).toBe(false)
  })

  test('shows how far the visitor has got in the quiz', async () => {
    await answer(0)
    const meter = page.querySelector('meter')
    const label = meter?.getAttribute('aria-labelledby') ?? ''
    expect(meter?.getAttribute('value')).toBe('2')
    const total = quiz.questions.length
    expect(meter?.getAttribute('max')).toBe(`${total}`)
    const progress = fillPlaceholders(quiz.progress, { number: 2, total })
    expect(document.getElementById(label)?.textContent).toBe(progress)
  })

  test('has a button back to the previous question, if there is one', async () => {
    expect(buttonNames()).toEqual([quiz.next])
    await answer(0)
    expect(buttonNames()).toEqual([quiz.next, quiz.previous])
    await press(quiz.previous)
    expect(questionText()).toBe(first?.text)
  })

  test('has a button to the result if no question follows', async () => {
    await answer(0, 0)
    expect(buttonNames()).toEqual([quiz.finish, quiz.previous])
  })
})

/** For each level, the indexes of answers that lead to it. */
const optionsByLevel = {
  beginner: [0, 0, 1],
  intermediate: [0, 1, 2],
  professional: [2, 3, 1],
  expert: [3, 3, 3],
}
const questionNumbers = [1, 2, 3]
const changeLabels = questionNumbers.map((number) =>
  fillPlaceholders(quiz.changeAnswer, { number }),
)

describe.each(levels)('the result $id', (level) => {
  const { id, price, duration } = level

  test('names its level, the reason, the price and the duration', async () => {
    await showFinder(`?level=${id}`)
    const title = `${level.level}: ${level.title}`
    expect(namesOf('h3')).toEqual([title])
    const resultText = textsBelow(page, '.quiz').join()
    expect(resultText).toContain(quiz.results[id])
    expect(resultText).toContain(duration)
    const rupees = formatMoney(price.INR, 'INR')
    const dollars = formatMoney(price.USD, 'USD')
    expect(resultText).toContain(rupees)
    expect(resultText).toContain(dollars)
    expect(resultText).toContain(quiz.note)
  })

  test('excludes its price from translation', async () => {
    await showFinder(`?level=${id}`)
    const untranslated = textsBelow(page, '.quiz [translate=no]')
    expect(untranslated).toContain(formatMoney(price.INR, 'INR'))
    expect(untranslated).toContain(formatMoney(price.USD, 'USD'))
  })

  test('links to the page of its level, a consultation and a chat', async () => {
    await showFinder(`?level=${id}`)
    const links = partsIn(page, '.quiz a').map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    const toLevel = quiz.level.replace('{level}', level.level)
    const chat = chatLink(quizMessage(level))
    expect(links).toEqual([
      [toLevel, level.link],
      [consultation.label, `${consultation.href}?level=${id}`],
      [quiz.chat, chat.href],
    ])
  })

  test('names its level to the consultation even if that link leads to a section', () => {
    const href = hrefWithLevel('/consultation#consultation-form', id)
    expect(href).toBe(`/consultation?level=${id}#consultation-form`)
  })

  test('is shown after the matching answers, and lists them', async () => {
    const options = optionsByLevel[id]
    await showFinder('?quiz=1')
    await answer(...options)
    expect(location.search).toBe(`?level=${id}`)
    const chosenTexts = quiz.questions.map((question, index) => {
      const option = options[index] ?? 0
      return question.options[option]
    })
    expect(namesOf('.quiz li > span')).toEqual(chosenTexts)
    expect(namesOf('.quiz li > button')).toEqual(changeLabels)
  })
})

describe('a result', () => {
  test('says whether the visitor answered the questions or followed a link', async () => {
    await showFinder('?level=expert')
    expect(namesOf('.quiz > .eyebrow')).toEqual([quiz.linked])
    await press(quiz.restart)
    await answer(0, 1, 2)
    expect(namesOf('.quiz > .eyebrow')).toEqual([quiz.answered])
  })

  test.each(questionNumbers)(
    'lets the visitor change answer %s without answering the others again',
    async (number) => {
      const question = quiz.questions[number - 1]
      await showFinder('?quiz=1')
      await answer(0, 1, 2)
      await press(fillPlaceholders(quiz.changeAnswer, { number }))
      expect(questionText()).toBe(question?.text)
      expect(location.search).toBe('?quiz=1')
      // Question 1 was answered with the first option, 2 with the second, 3 with the third.
      const chosen = namesOf('label:has(:checked)')
      const before = question?.options[number - 1]
      expect(chosen).toEqual([before])
      await choose(3)
      await press(quiz.finish)
      expect(namesOf('.quiz > .eyebrow')).toEqual([quiz.answered])
    },
  )
})

describe('a visitor', () => {
  test('sees either the levels or the quiz, never both', async () => {
    await showFinder()
    expect(openPanels()).toEqual(['all-levels'])
    await press(quiz.open)
    expect(openPanels()).toEqual(['find-my-level'])
    expect(questionText()).toBe(first?.text)
    await press(quiz.all)
    expect(openPanels()).toEqual(['all-levels'])
    expect(location.search).toBe('')
  })

  test('who opened the quiz before hydration still sees the quiz after hydration', async () => {
    await showFinder('#find-my-level')
    expect(openPanels()).toEqual(['find-my-level'])
    expect(location.search).toBe('?quiz=1')
  })

  test('who follows a link to a result is scrolled there without a focus change', async () => {
    await showFinder('?level=expert')
    expect(document.activeElement).toBe(page)
    expect(scrolledTo.mock.calls).toEqual([['level-finder']])
  })

  test('who reloads while scrolled down keeps the scroll position', async () => {
    vi.stubGlobal('scrollY', 300)
    await showFinder('?level=expert')
    expect(scrolledTo).not.toHaveBeenCalled()
  })

  test('who opens a question finds it focused and scrolled into view', async () => {
    await showFinder()
    await press(quiz.open)
    expect(focusedText()).toBe(first?.text)
    expect(scrolledTo.mock.calls).toEqual([['quiz no-print']])
    await answer(0)
    expect(focusedText()).toBe(second?.text)
    expect(scrolledTo).toHaveBeenCalledTimes(2)
    await press(quiz.all)
    expect(focusedText()).toBe(quiz.open)
  })
})
