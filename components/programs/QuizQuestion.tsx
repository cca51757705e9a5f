import { type FormEvent, type Ref, useId } from 'react'
import type { QuizQuestion as Question } from '../../data/quiz'

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

/** One question of 'Find My Level': radio buttons in a form, so that arrow keys, Enter and the browser's own 'select one' message work. */
export function QuizQuestion({ question, number, total, answer, last, focusHere, onAnswer, onBack, onNext }: QuizQuestionProps) {
  const name = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <form className="quiz" onSubmit={submit}>
      <p className="eyebrow" id={`${name}-place`}>
        {`Question ${number} of ${total}`}
      </p>
      <meter className="mt-2" min={0} max={total} value={number} aria-labelledby={`${name}-place`} />
      <fieldset className="mt-6">
        <legend ref={focusHere} tabIndex={-1} className="font-display text-2xl outline-none mb-4">
          {question.text}
        </legend>
        <div className="grid gap-2">
          {question.options.map(({ text, points }) => (
            <label key={points} className="option">
              <input type="radio" name={name} value={points} required checked={answer === points} onChange={() => onAnswer(points)} />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
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
