import { useLayoutEffect, useRef, useState } from 'react'
import { panelOpenedEarly } from '#client/dom/panel-opened-early.ts'
import { readParam, replaceParam } from '#client/dom/url-param.ts'
import { Slot } from '#components/islands/Slot.tsx'
import { PanelLink } from '#components/ui/PanelLink.tsx'
import { showPanel } from '#components/ui/show-panel.ts'
import { quiz } from '#data/ai-career-program.yaml'
import type { LevelId } from '#data/ids.ts'
import { recommendLevel } from '#data/quiz.ts'
import { QuizQuestion } from './QuizQuestion.tsx'
import { type LevelSummary, QuizResult } from './QuizResult.tsx'

interface LevelFinderProps {
  levels: readonly LevelSummary[]
}

const { questions } = quiz

/** The cards, a question by its index, or the result. */
type View = 'levels' | number | 'result'

/** Points of the chosen option by question; undefined until answered. */
type Answers = readonly (number | undefined)[]

const isComplete = (answers: Answers): answers is readonly number[] =>
  questions.every((_, index) => answers[index] !== undefined)

const withAnswer = (answers: Answers, question: number, points: number): Answers =>
  questions.map((_, index) => (index === question ? points : answers[index]))

/** Ids of the panels, which links open before hydration (styles/choices.css). */
const levelsPanel = 'all-levels'
const quizPanel = 'find-my-level'

/**
 * The level cards (slot `levels`) or, in their place, 'Find My Level': three questions that
 * recommend a level (requirements §4.10). The first question is served behind its link. The URL
 * holds the result (?level=expert), and ?quiz=1 opens the questions.
 */
export default function LevelFinder({ levels }: LevelFinderProps) {
  const [view, setView] = useState<View>('levels')
  const [answers, setAnswers] = useState<Answers>([])
  const [found, setFound] = useState<LevelId>()
  const container = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLAnchorElement>(null)
  const heading = useRef<HTMLElement>(null)
  const hasNavigated = useRef(false)

  // Read after hydration: the served page is the same for every URL. Before paint, so that the
  // question that was opened before hydration stays open with its answer.
  useLayoutEffect(() => {
    const element = container.current
    const answer = element?.querySelector<HTMLInputElement>('input:checked')
    if (answer) setAnswers(withAnswer([], 0, Number(answer.value)))
    if (panelOpenedEarly(element, [quizPanel]) === 0) {
      setView(0)
      return replaceParam('quiz', '1')
    }
    const linked = levels.find(({ id }) => id === readParam('level'))
    if (linked) {
      setFound(linked.id)
      setView('result')
    } else if (readParam('quiz') === null) return
    else setView(0)
    // Scrolls to the quiz on arrival by such a link, but not on a reload further down.
    if (scrollY === 0) requestAnimationFrame(() => element?.scrollIntoView({ behavior: 'instant' }))
  }, [levels])

  // Before paint: the element that had the focus may be gone.
  useLayoutEffect(() => {
    if (!hasNavigated.current) return
    const target = view === 'levels' ? opener.current : heading.current
    // First, since it lays the view out: Firefox focuses no <legend> that has no box yet.
    const seen = target?.closest('.quiz') ?? target
    seen?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    target?.focus({ preventScroll: true })
  }, [view])

  const show = (next: View, level?: LevelId) => {
    replaceParam('level', level)
    replaceParam('quiz', typeof next === 'number' ? '1' : undefined)
    const update = () => {
      hasNavigated.current = true
      setView(next)
      setFound(level)
    }
    if (view !== 'levels' && next !== 'levels') update()
    else showPanel(container.current, next === 'levels' ? levelsPanel : quizPanel, update)
  }

  const finish = () => {
    if (isComplete(answers)) show('result', recommendLevel(answers))
    else show(questions.findIndex((_, index) => answers[index] === undefined))
  }

  const restart = () => {
    setAnswers([])
    show(0)
  }

  const index = typeof view === 'number' ? view : 0
  const isLast = isComplete(answers) || index === questions.length - 1
  const result = view === 'result' && levels.find(({ id }) => id === found)
  const focusRef = (element: HTMLElement | null) => {
    heading.current = element
  }

  return (
    <div ref={container} className="level-finder">
      <div id={levelsPanel} className="panel" data-unselected={view !== 'levels' || undefined}>
        <p className="needs-script no-print mb-8 flex flex-wrap items-center gap-x-5 gap-y-2">
          <PanelLink ref={opener} panel={quizPanel} className="btn-quiet" onClick={() => show(0)}>
            {quiz.open}
          </PanelLink>{' '}
          <span className="text-muted">{quiz.hint}</span>
        </p>
        <Slot name="levels" />
      </div>
      <div id={quizPanel} className="panel" data-unselected={view === 'levels' || undefined}>
        <div className="needs-script">
          <p className="no-print mb-8">
            <PanelLink panel={levelsPanel} className="btn-quiet" onClick={() => show('levels')}>
              {quiz.all}
            </PanelLink>
          </p>
          {result ? (
            <QuizResult
              level={result}
              answers={isComplete(answers) ? answers : undefined}
              focusRef={focusRef}
              onChange={(index) => show(index)}
              onRestart={restart}
            />
          ) : (
            <QuizQuestion
              key={index}
              index={index}
              answer={answers[index]}
              isLast={isLast}
              focusRef={focusRef}
              onAnswer={(points) => setAnswers(withAnswer(answers, index, points))}
              onBack={index > 0 ? () => show(index - 1) : undefined}
              onNext={() => (isLast ? finish() : show(index + 1))}
            />
          )}
        </div>
      </div>
    </div>
  )
}
