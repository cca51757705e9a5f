import { quiz } from '#data/ai-career-program.yaml'
import { levels } from '#data/levels.ts'
import { highestTotals } from '#data/quiz.ts'

/** 'Find My Level' without script: visitors add up the points of their answers. */
export function QuizByHand() {
  const { text, upTo } = quiz.byHand
  return (
    <noscript>
      <h3>{quiz.open}</h3>
      <p className="measure">{text}</p>
      <ol>
        {quiz.questions.map((question) => (
          <li key={question.text}>
            <p className="mt-4">{question.text}</p>
            <ol className="list-decimal pl-6">
              {question.options.map((option) => (
                <li key={option}>{option}</li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <ul className="mt-4 mb-8">
        {levels.map(({ id, level, link }) => (
          <li key={id}>
            {`${upTo.replace('{points}', `${highestTotals[id]}`)}: `}
            <a href={link}>{level}</a>
          </li>
        ))}
      </ul>
    </noscript>
  )
}
