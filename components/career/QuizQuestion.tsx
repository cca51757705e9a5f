import { Description, Legend, Radio, RadioGroup } from '@headlessui/react'
import { type FormEvent, type Ref, useId, useState } from 'react'
import { type QuizQuestion as Question, quizUnanswered } from '../../data/quiz.ts'

interface QuizQuestionProps {
  question: Question
  /** From 1. */
  number: number
  total: number
  /** The chosen option's points. */
  answer: number | undefined
  /** The next step is the result. */
  last: boolean
  focusHere: Ref<HTMLLegendElement>
  onAnswer: (points: number) => void
  onBack?: () => void
  onNext: () => void
}

/** One question of 'Find My Level': arrow keys and Space choose, Enter goes on, and who goes on without an answer is asked for one. */
export function QuizQuestion({
  question,
  number,
  total,
  answer,
  last,
  focusHere,
  onAnswer,
  onBack,
  onNext,
}: QuizQuestionProps) {
  const place = useId()
  const [isAsked, setAsked] = useState(false)
  const isMissing = isAsked && answer === undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (answer !== undefined) return onNext()
    setAsked(true)
    event.currentTarget.querySelector<HTMLElement>('[role=radio]')?.focus()
  }
  return (
    <form className="quiz" onSubmit={submit}>
      <p className="eyebrow" id={place}>
        {`Question ${number} of ${total}`}
      </p>
      <meter className="mt-2" min={0} max={total} value={number} aria-labelledby={place} />
      {/* No answer is worth 0 points. */}
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
          ref={focusHere}
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
          {last ? 'Show My Level' : 'Next Question'}
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
