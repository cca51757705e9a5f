import { type FormEvent, Fragment, useState } from 'react'
import { quiz } from '#data/ai-career-program.yaml'

interface QuizQuestionProps {
  /** Index of the question, from 0. */
  index: number
  /** Points of the chosen option; undefined until one is chosen. */
  answer: number | undefined
  /** Whether the result comes after this question. */
  isLast: boolean
  onAnswer: (points: number) => void
  onBack?: () => void
  onNext: () => void
}

/** Progress of the quiz, in words and as a bar. */
const QuizProgress = ({ number, total }: { number: number; total: number }) => (
  <>
    <p className="eyebrow" id="quiz-progress">
      {quiz.progress
        .replace('{number}', `${number}`)
        .replace('{total}', `${total}`)}
    </p>
    <meter
      className="mt-2"
      min={0}
      max={total}
      value={number}
      aria-labelledby="quiz-progress"
    />
  </>
)

interface AnswerOptionsProps {
  /** `name` attribute that makes the radio buttons one group. */
  name: string
  options: readonly string[]
  /** Points of the chosen option: 1 for the first, 2 for the second, and so on. */
  answer: number | undefined
  onAnswer: (points: number) => void
}

const AnswerOptions = (props: AnswerOptionsProps) => (
  <div className="grid gap-2">
    {props.options.map((option, index) => (
      <Fragment key={option}>
        <label className="quiz-answer">
          <input
            type="radio"
            name={props.name}
            value={index + 1}
            defaultChecked={index + 1 === props.answer}
            onChange={() => props.onAnswer(index + 1)}
          />
          <span>{option}</span>
        </label>{' '}
      </Fragment>
    ))}
  </div>
)

/**
 * A question of 'Find My Level' as native radio buttons, which can be chosen before hydration;
 * submitting without an answer shows an error.
 */
export function QuizQuestion(props: QuizQuestionProps) {
  const {
    index: questionIndex,
    answer,
    isLast,
    onAnswer,
    onBack,
    onNext,
  } = props
  const [number, total] = [questionIndex + 1, quiz.questions.length]
  const { text = '', options = [] } = quiz.questions[questionIndex] ?? {}
  const [isSubmitted, setSubmitted] = useState(false)
  const isAnswerMissing = isSubmitted && answer === undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (answer !== undefined) return onNext()
    setSubmitted(true)
    event.currentTarget.querySelector('input')?.focus()
  }
  const groupAttributes = {
    role: 'radiogroup',
    'aria-labelledby': 'quiz-text',
    'aria-required': true,
    'aria-invalid': isAnswerMissing || undefined,
    'aria-describedby': isAnswerMissing ? 'quiz-error' : undefined,
  }
  return (
    <form className="quiz no-print" onSubmit={submit}>
      <QuizProgress number={number} total={total} />
      <fieldset className="mt-6" {...groupAttributes}>
        {/* useLevelFinder focuses this <legend> when the question is shown. */}
        <legend
          id="quiz-text"
          tabIndex={-1}
          className="font-display text-2xl outline-none mb-4"
        >
          {text}
        </legend>
        <AnswerOptions
          name={`question-${number}`}
          options={options}
          answer={answer}
          onAnswer={onAnswer}
        />
        {isAnswerMissing && (
          <p id="quiz-error" className="mt-2 text-danger">
            {quiz.unanswered}
          </p>
        )}
      </fieldset>
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="submit" className="btn-primary">
          {isLast ? quiz.finish : quiz.next}
        </button>
        {onBack && (
          <button type="button" className="btn-quiet" onClick={onBack}>
            {quiz.previous}
          </button>
        )}
      </p>
    </form>
  )
}
