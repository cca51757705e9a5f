import { ChatAnchor } from '#components/contact/ChatLink.tsx'
import { BothPrices } from '#components/prices/Price.tsx'
import { consultation, quiz } from '#data/ai-career-program.yaml'
import type { Level } from '#data/levels.ts'
import { quizMessage } from '#data/messages/chat-message.ts'
import { hrefWithLevel } from './href-with-level.ts'

/** The fields of a level that the quiz result needs. */
export type LevelSummary = Pick<
  Level,
  'id' | 'level' | 'title' | 'duration' | 'price' | 'link'
>

interface QuizResultProps {
  level: LevelSummary
  /** Points of the three answers; undefined if the result was opened by its URL. */
  answers: readonly number[] | undefined
  /** Goes back to the question with this index. */
  onChange: (question: number) => void
}

const answerText = (questionIndex: number, points: number) =>
  quiz.questions[questionIndex]?.options[points - 1]

interface AnswerListProps {
  answers: readonly number[]
  onChange: (question: number) => void
}

/** The answers that led to the result, each with a button that goes back to its question. */
const AnswerList = ({ answers, onChange }: AnswerListProps) => (
  <ul className="mt-6 border-t">
    {answers.map((points, index) => (
      <li
        key={quiz.questions[index]?.text}
        className="flex flex-wrap items-center justify-between gap-x-4 py-2 border-b"
      >
        <span className="text-muted">{answerText(index, points)}</span>
        <button
          type="button"
          className="min-h-11 px-2 underline"
          aria-label={quiz.changeAnswer.replace('{number}', `${index + 1}`)}
          onClick={() => onChange(index)}
        >
          {quiz.change}
        </button>
      </li>
    ))}
  </ul>
)

/** The recommended level, the reason, and links to continue. */
export function QuizResult({ level, answers, onChange }: QuizResultProps) {
  return (
    <div className="quiz">
      <p className="eyebrow">{answers ? quiz.answered : quiz.linked}</p>
      <h3 tabIndex={-1} className="mt-1 text-3xl outline-none">
        {`${level.level}: ${level.title}`}
      </h3>
      <p className="mt-3">{quiz.results[level.id]}</p>
      <div className="mt-4 flex flex-wrap items-baseline gap-x-6">
        <BothPrices money={level.price} />
        <span>{level.duration}</span>
      </div>
      <p className="mt-5 flex flex-wrap gap-3">
        <a href={level.link} className="btn-primary">
          {quiz.level.replace('{level}', level.level)}
        </a>
        <a
          href={hrefWithLevel(consultation.href, level.id)}
          className="btn-quiet"
        >
          {consultation.label}
        </a>
        <ChatAnchor message={quizMessage(level)} className="btn-chat">
          {quiz.chat}
        </ChatAnchor>
      </p>
      <p className="mt-5 text-muted">{quiz.note}</p>
      {answers ? (
        <AnswerList answers={answers} onChange={onChange} />
      ) : (
        <p className="mt-4">
          <button
            type="button"
            className="btn-quiet"
            onClick={() => onChange(0)}
          >
            {quiz.restart}
          </button>
        </p>
      )}
    </div>
  )
}
