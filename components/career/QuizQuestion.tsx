import { Description, Legend, Radio, RadioGroup } from '@headlessui/react'
import { type FormEvent, type Ref, useId, useState } from 'react'
import { type QuizQuestion as Question, quizUnanswered } from '../../data/quiz.ts'

interface QuizQuestionProps {
  question: Question
  /** Counted from 1. */
  number: number
  total: number
  /** Points of the chosen option. */
  answer: number | undefined
  /** True if the result is next. */
  isLast: boolean
  focusRef: Ref<HTMLLegendElement>
  onAnswer: (points: number) => void
  onBack?: () => void
  onNext: () => void
}

/** A question of 'Find My Level' as a radio group; submitting without an answer shows an error. */
export function QuizQuestion({
  question,
  number,
  total,
  answer,
  isLast,
  focusRef,
  onAnswer,
  onBack,
  onNext,
}: QuizQuestionProps) {
  const progressId = useId()
  const [isSubmitted, setSubmitted] = useState(false)
  const isMissing = isSubmitted && answer === undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (answer !== undefined) return onNext()
    setSubmitted(true)
    event.currentTarget.querySelector<HTMLElement>('[role=radio]')?.focus()
  }
  return (
    <form className="quiz" onSubmit={submit}>
      <p className="eyebrow" id={progressId}>
        {`Question ${number} of ${total}`}
      </p>
      <meter className="mt-2" min={0} max={total} value={number} aria-labelledby={progressId} />
      {/* 0 stands for no answer: no option has 0 points. */}
      <RadioGroup
        as="fieldset"
        className="mt-6"
        value={answer ?? 0}
        onChange={onAnswer}
        aria-required
        aria-invalid={isMissing || undefined}
      >
        <Legend
          as="legend"
          ref={focusRef}
          tabIndex={-1}
          className="font-display text-2xl outline-none mb-4"
        >
          {question.text}
        </Legend>
        <div className="grid gap-2">
          {question.options.map(({ text, points }) => (
            <Radio key={points} value={points} className="option">
              <span>{text}</span>
            </Radio>
          ))}
        </div>
        {isMissing && <Description className="mt-2 text-danger">{quizUnanswered}</Description>}
      </RadioGroup>
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="submit" className="btn-primary">
          {isLast ? 'Show My Level' : 'Next Question'}
        </button>
        {onBack && (
          <button type="button" className="btn-quiet" onClick={onBack}>
            Previous Question
          </button>
        )}
      </p>
    </form>
  )
}
