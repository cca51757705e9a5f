import { useRef } from 'react'
import { Slot } from '#components/islands/Slot.tsx'
import { PanelLink } from '#components/ui/PanelLink.tsx'
import { quiz } from '#data/ai-career-program.yaml'
import { QuizQuestion } from './QuizQuestion.tsx'
import { type LevelSummary, QuizResult } from './QuizResult.tsx'
import { levelsPanelId, quizPanelId, useLevelFinder } from './useLevelFinder.ts'

interface LevelFinderProps {
  levels: readonly LevelSummary[]
}

/**
 * The level cards (slot `levels`) or, in their place, 'Find My Level': three questions that lead to
 * a recommended level (requirements §4.10). The first question is in the served HTML, so that the
 * link to the quiz works before hydration. In the URL, ?level=expert opens the result 'Expert', and
 * ?quiz=1 opens the first question.
 */
export default function LevelFinder({ levels }: LevelFinderProps) {
  const container = useRef<HTMLDivElement>(null)
  const finder = useLevelFinder(levels, container)
  const { view, show, answers, question, result } = finder

  return (
    <div ref={container} className="level-finder">
      <div
        id={levelsPanelId}
        className="panel"
        data-unselected={view !== 'levels' || undefined}
      >
        <p className="needs-script no-print mb-8 flex flex-wrap items-center gap-x-5 gap-y-2">
          <PanelLink
            panel={quizPanelId}
            className="btn-quiet"
            onClick={() => show(0)}
          >
            {quiz.open}
          </PanelLink>{' '}
          <span className="text-muted">{quiz.hint}</span>
        </p>
        <Slot name="levels" />
      </div>
      <div
        id={quizPanelId}
        className="panel"
        data-unselected={view === 'levels' || undefined}
      >
        <div className="needs-script">
          <p className="no-print mb-8">
            <PanelLink
              panel={levelsPanelId}
              className="btn-quiet"
              onClick={() => show('levels')}
            >
              {quiz.all}
            </PanelLink>
          </p>
          {result ? (
            <QuizResult
              level={result}
              answers={finder.completeAnswers}
              onChange={show}
            />
          ) : (
            <QuizQuestion
              key={question}
              index={question}
              answer={answers[question]}
              isLast={finder.isLast}
              onAnswer={finder.chooseAnswer}
              onBack={question > 0 ? () => show(question - 1) : undefined}
              onNext={finder.showNext}
            />
          )}
        </div>
      </div>
    </div>
  )
}
