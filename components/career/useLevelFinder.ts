import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { panelOpenedEarly } from '#client/dom/panel-opened-early.ts'
import { readParam, replaceParam } from '#client/dom/url-param.ts'
import { showPanel } from '#components/ui/show-panel.ts'
import { quiz } from '#data/ai-career-program.yaml'
import type { LevelId } from '#data/ids.ts'
import { recommendLevel } from '#data/quiz.ts'
import type { LevelSummary } from './QuizResult.tsx'

/** The cards, a question by its index, or the result. */
type View = 'levels' | number | 'result'

/** Points of the chosen option by question; undefined until answered. */
type QuizAnswers = readonly (number | undefined)[]

const isComplete = (answers: QuizAnswers): answers is readonly number[] =>
  quiz.questions.every((_, index) => answers[index] !== undefined)

const answersWith = (
  answers: QuizAnswers,
  question: number,
  points: number,
): QuizAnswers =>
  quiz.questions.map((_, index) =>
    index === question ? points : answers[index],
  )

/** Ids of the panels, which links open before hydration (styles/choices.css). */
export const levelsPanel = 'all-levels'
export const quizPanel = 'find-my-level'

/** Gives the focus to what a change of the view shows; not to what the page shows on arrival. */
function useFocusOnMove(view: View, container: RefObject<HTMLElement | null>) {
  const hasMoved = useRef(false)
  // Before paint: the element that had the focus may be gone.
  useLayoutEffect(() => {
    if (!hasMoved.current) return
    const target = container.current?.querySelector<HTMLElement>(
      view === 'levels' ? `[href="#${quizPanel}"]` : '.quiz [tabindex="-1"]',
    )
    // First, since it lays the view out: Firefox focuses no <legend> that has no box yet.
    const seen = target?.closest('.quiz') ?? target
    seen?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    target?.focus({ preventScroll: true })
  }, [view, container])
  return hasMoved
}

/** Shows the quiz once the page that opens on it is laid out. */
function scrollToQuiz(element: Element | null) {
  requestAnimationFrame(() => element?.scrollIntoView({ behavior: 'instant' }))
}

/** The view of the level finder, the answers of its quiz, and the ways from view to view. */
export function useLevelFinder(
  levels: readonly LevelSummary[],
  container: RefObject<HTMLElement | null>,
) {
  const [view, setView] = useState<View>('levels')
  const [answers, setAnswers] = useState<QuizAnswers>([])
  const [found, setFound] = useState<LevelId>()
  const hasMoved = useFocusOnMove(view, container)

  // Read after hydration: the served page is the same for every URL. Before paint, so that the
  // question that was opened before hydration stays open with its answer.
  useLayoutEffect(() => {
    const element = container.current
    const chosen = element?.querySelector<HTMLInputElement>('input:checked')
    if (chosen) setAnswers(answersWith([], 0, Number(chosen.value)))
    if (panelOpenedEarly(element, [quizPanel]) === 0) {
      setView(0)
      return replaceParam('quiz', '1')
    }
    const linked = levels.find(({ id }) => id === readParam('level'))
    if (!linked && readParam('quiz') === null) return
    setFound(linked?.id)
    setView(linked ? 'result' : 0)
    // Scrolls to the quiz on arrival by such a link, but not on a reload further down.
    if (scrollY === 0) scrollToQuiz(element)
  }, [levels, container])

  const show = (next: View, level?: LevelId) => {
    replaceParam('level', level)
    replaceParam('quiz', typeof next === 'number' ? '1' : undefined)
    const update = () => {
      hasMoved.current = true
      setView(next)
      setFound(level)
    }
    const panel = next === 'levels' ? levelsPanel : quizPanel
    if (view !== 'levels' && next !== 'levels') update()
    else showPanel(container.current, panel, update)
  }

  const question = typeof view === 'number' ? view : 0
  const isLast = isComplete(answers) || question === quiz.questions.length - 1

  const next = () => {
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
    answer: (points: number) =>
      setAnswers(answersWith(answers, question, points)),
    next,
    result: levels.find(({ id }) => id === found),
  }
}
