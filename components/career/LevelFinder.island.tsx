import { useEffect, useRef, useState } from 'react'
import { readParam, replaceParam } from '../../client/dom/url-param.ts'
import { quizQuestions, recommendLevel } from '../../data/quiz.ts'
import type { LevelId } from '../../data/schemas/facts.ts'
import { Slot } from '../islands/Slot.tsx'
import { QuizQuestion } from './QuizQuestion.tsx'
import { type FoundLevel, QuizResult } from './QuizResult.tsx'

interface LevelFinderProps {
  levels: readonly FoundLevel[]
}

/** The cards, one question by its number, or the result. */
type View = 'levels' | number | 'result'

/** Chosen options by question, as their points; undefined until answered. */
type Answers = readonly (number | undefined)[]

const isComplete = (answers: Answers): answers is readonly number[] =>
  quizQuestions.every((_, index) => answers[index] !== undefined)

/**
 * The level cards (slot `levels`) and, in their place, 'Find My Level': three questions that lead to one of them (requirements §4.10).
 * The result stands in the address (?level=expert), and ?quiz=1 opens the questions.
 */
export default function LevelFinder({ levels }: LevelFinderProps) {
  const [view, setView] = useState<View>('levels')
  const [answers, setAnswers] = useState<Answers>([])
  const [found, setFound] = useState<LevelId>()
  const box = useRef<HTMLDivElement>(null)
  const target = useRef<HTMLElement>(null)
  const moved = useRef(false)

  // The address is read after hydration: the served page is the same for every address.
  useEffect(() => {
    const linked = levels.find(({ id }) => id === readParam('level'))
    if (linked) {
      setFound(linked.id)
      setView('result')
    } else if (readParam('quiz') === null) return
    else setView(0)
    // Whoever follows such a link came for it; a reload keeps its place.
    if (scrollY === 0)
      requestAnimationFrame(() => box.current?.scrollIntoView({ behavior: 'instant' }))
  }, [levels])

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows a change of view, and nothing else
  useEffect(() => {
    if (!moved.current) return
    target.current?.focus({ preventScroll: true })
    const top = box.current?.getBoundingClientRect().top ?? 0
    if (top < 0) box.current?.scrollIntoView({ behavior: 'instant' })
  }, [view])

  const show = (next: View, level?: LevelId) => {
    moved.current = true
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
  const focusHere = (element: HTMLElement | null) => {
    target.current = element
  }

  return (
    <div ref={box} className="level-finder">
      <p className="needs-script no-print mb-8 flex flex-wrap items-center gap-x-5 gap-y-2">
        {view === 'levels' ? (
          <>
            <button
              key="find"
              ref={focusHere}
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
          last={isComplete(answers) || view === quizQuestions.length - 1}
          focusHere={focusHere}
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
          focusHere={focusHere}
          onChange={(index) => show(index)}
          onRestart={restart}
        />
      )}
    </div>
  )
}
