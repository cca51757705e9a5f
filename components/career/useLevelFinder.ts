import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { earlyPanelIndex } from '#client/dom/early-panel-index.ts'
import { readParam, replaceParam } from '#client/dom/url-param.ts'
import { showPanel } from '#components/ui/show-panel.ts'
import { quiz } from '#data/ai-career-program.yaml'
import type { LevelId } from '#data/ids.ts'
import { recommendLevel } from '#data/quiz.ts'
import type { LevelSummary } from './QuizResult.tsx'

/** What is shown: the level cards, a question (its index), or the result. */
type View = 'levels' | number | 'result'

/** Points of the chosen option of each question; undefined for a question without an answer. */
type QuizAnswers = readonly (number | undefined)[]

const isComplete = (answers: QuizAnswers): answers is readonly number[] =>
  quiz.questions.every((_, index) => answers[index] !== undefined)

/** A copy of `answers` with `points` for the question at `questionIndex`. */
const withAnswer = (
  answers: QuizAnswers,
  questionIndex: number,
  points: number,
): QuizAnswers =>
  quiz.questions.map((_, index) =>
    index === questionIndex ? points : answers[index],
  )

/** Ids of the panels; before hydration, links to the ids open the panels (styles/choices.css). */
export const levelsPanelId = 'all-levels'
export const quizPanelId = 'find-my-level'

/**
 * Moves the focus into the new view after each change of `view`. Returns a ref that the caller sets
 * to true at the visitor's first change: before that, the focus stays where it is.
 */
function useFocusOnChange(
  view: View,
  container: RefObject<HTMLElement | null>,
) {
  const hasChanged = useRef(false)
  // This is a layout effect, since the change may have removed or hidden the focused element: the
  // focus moves on before the browser paints.
  useLayoutEffect(() => {
    if (!hasChanged.current) return
    const target = container.current?.querySelector<HTMLElement>(
      view === 'levels' ? `[href="#${quizPanelId}"]` : '.quiz [tabindex="-1"]',
    )
    // Scrolls before it focuses, since scrolling computes the layout of the view: Firefox does not
    // focus a <legend> that has no box yet.
    const scrollTarget = target?.closest('.quiz') ?? target
    scrollTarget?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    target?.focus({ preventScroll: true })
  }, [view, container])
  return hasChanged
}

/** Scrolls to the level finder in the next frame, once the page is laid out. */
function scrollToFinder(element: Element | null) {
  requestAnimationFrame(() => element?.scrollIntoView({ behavior: 'instant' }))
}

/** State of the level finder: its view, the answers of its quiz, and functions to change them. */
export function useLevelFinder(
  levels: readonly LevelSummary[],
  container: RefObject<HTMLElement | null>,
) {
  const [view, setView] = useState<View>('levels')
  const [answers, setAnswers] = useState<QuizAnswers>([])
  const [recommendedId, setRecommendedId] = useState<LevelId>()
  const hasChanged = useFocusOnChange(view, container)

  // The URL is read after hydration, since the prerendered HTML is the same for every query, and
  // before paint, so that a question opened before hydration stays open with its answer.
  useLayoutEffect(() => {
    const element = container.current
    const checkedInput =
      element?.querySelector<HTMLInputElement>('input:checked')
    if (checkedInput) setAnswers(withAnswer([], 0, Number(checkedInput.value)))
    if (earlyPanelIndex(element, [quizPanelId]) === 0) {
      setView(0)
      return replaceParam('quiz', '1')
    }
    const linkedLevel = levels.find(({ id }) => id === readParam('level'))
    if (!linkedLevel && readParam('quiz') === null) return
    setRecommendedId(linkedLevel?.id)
    setView(linkedLevel ? 'result' : 0)
    // If the page is already scrolled, it was reloaded and keeps its scroll position.
    if (scrollY === 0) scrollToFinder(element)
  }, [levels, container])

  const show = (newView: View, level?: LevelId) => {
    replaceParam('level', level)
    replaceParam('quiz', typeof newView === 'number' ? '1' : undefined)
    const updateState = () => {
      hasChanged.current = true
      setView(newView)
      setRecommendedId(level)
    }
    const panel = newView === 'levels' ? levelsPanelId : quizPanelId
    if (view !== 'levels' && newView !== 'levels') updateState()
    else showPanel(container.current, panel, updateState)
  }

  const question = typeof view === 'number' ? view : 0
  const isLast = isComplete(answers) || question === quiz.questions.length - 1

  const showNext = () => {
    if (isComplete(answers)) show('result', recommendLevel(answers))
    else show(question + 1)
  }

  return {
    view,
    show,
    question,
    isLast,
    answers,
    completeAnswers: isComplete(answers) ? answers : undefined,
    chooseAnswer: (points: number) =>
      setAnswers(withAnswer(answers, question, points)),
    showNext,
    result: levels.find(({ id }) => id === recommendedId),
  }
}
