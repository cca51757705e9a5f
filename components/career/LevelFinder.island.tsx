import { useEffect, useRef, useState } from 'react'
import { readParam, replaceParam } from '../../client/dom/url-param.ts'
import { quizQuestions, recommendLevel } from '../../data/quiz.ts'
import type { LevelId } from '../../data/schemas/facts.ts'
import { Slot } from '../islands/Slot.tsx'
import { QuizQuestion } from './QuizQuestion.tsx'
import { type LevelSummary, QuizResult } from './QuizResult.tsx'

interface LevelFinderProps {
  levels: readonly LevelSummary[]
}

/** The cards, a question by its index, or the result. */
type View = 'levels' | number | 'result'

/** Points of the chosen option by question; undefined until answered. */
type Answers = readonly (number | undefined)[]

const isComplete = (answers: Answers): answers is readonly number[] =>
  quizQuestions.every((_, index) => answers[index] !== undefined)

/**
 * The level cards (slot `levels`) or, in their place, 'Find My Level': three questions that
 * recommend a level (requirements §4.10). The URL holds the result (?level=expert), and ?quiz=1
 * opens the questions.
 */
export default function LevelFinder({ levels }: LevelFinderProps) {
  const [view, setView] = useState<View>('levels')
  const [answers, setAnswers] = useState<Answers>([])
  const [found, setFound] = useState<LevelId>()
  const container = useRef<HTMLDivElement>(null)
  const focusTarget = useRef<HTMLElement>(null)
  const hasNavigated = useRef(false)

  // Read after hydration: the served page is the same for every URL.
  useEffect(() => {
    const linked = levels.find(({ id }) => id === readParam('level'))
    if (linked) {
      setFound(linked.id)
      setView('result')
    } else if (readParam('quiz') === null) return
    else setView(0)
    // Scrolls to the quiz on arrival by such a link, but not on a reload further down.
    if (scrollY === 0)
      requestAnimationFrame(() => container.current?.scrollIntoView({ behavior: 'instant' }))
  }, [levels])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new view moves the focus
  useEffect(() => {
    if (!hasNavigated.current) return
    focusTarget.current?.focus({ preventScroll: true })
    const top = container.current?.getBoundingClientRect().top ?? 0
    if (top < 0) container.current?.scrollIntoView({ behavior: 'instant' })
  }, [view])

  const show = (next: View, level?: LevelId) => {
    hasNavigated.current = true
    setView(next)
    setFound(level)
    replaceParam('level', level)
    replaceParam('quiz', typeof next === 'number' ? '1' : undefined)
  }

  const finish = () => {
    if (isComplete(answers)) show('result', recommendLevel(answers))
    else show(quizQuestions.findIndex((_, index) => answers[index] === undefined))
  }

  const restart = () => {
    setAnswers([])
    show(0)
  }

  const question = typeof view === 'number' ? quizQuestions[view] : undefined
  const result = view === 'result' && levels.find(({ id }) => id === found)
  const focusRef = (element: HTMLElement | null) => {
    focusTarget.current = element
  }

  return (
    <div ref={container} className="level-finder">
      <p className="needs-script no-print mb-8 flex flex-wrap items-center gap-x-5 gap-y-2">
        {view === 'levels' ? (
          <>
            <button
              key="find"
              ref={focusRef}
              type="button"
              className="btn-quiet"
              onClick={() => show(0)}
            >
              Find My Level
            </button>{' '}
            <span className="text-muted">
              Not sure where to start? Three questions give you a direction.
            </span>
          </>
        ) : (
          <button key="all" type="button" className="btn-quiet" onClick={() => show('levels')}>
            View All Levels
          </button>
        )}
      </p>
      <div hidden={view !== 'levels'}>
        <Slot name="levels" />
      </div>
      {question && typeof view === 'number' && (
        <QuizQuestion
          key={question.id}
          question={question}
          number={view + 1}
          total={quizQuestions.length}
          answer={answers[view]}
          isLast={isComplete(answers) || view === quizQuestions.length - 1}
          focusRef={focusRef}
          onAnswer={(points) =>
            setAnswers(quizQuestions.map((_, index) => (index === view ? points : answers[index])))
          }
          onBack={view > 0 ? () => show(view - 1) : undefined}
          onNext={() =>
            isComplete(answers) || view === quizQuestions.length - 1 ? finish() : show(view + 1)
          }
        />
      )}
      {result && (
        <QuizResult
          level={result}
          answers={isComplete(answers) ? answers : undefined}
          focusRef={focusRef}
          onChange={(index) => show(index)}
          onRestart={restart}
        />
      )}
    </div>
  )
}
