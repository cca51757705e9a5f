import type { FigureOf } from '#content/types.ts'
import { scores as scoreWords } from '#data/figures.yaml'
import { percent } from './time-axis.tsx'

/** A score from 0 to 10 as points; all weights add up to 100, so an entry has at most 100. */
const weightedPoints = (score: number, weight: number) => (score * weight) / 10

const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0)

/** Utility classes for the colours of the criteria; after the third criterion they repeat. */
const criterionFillClasses = [
  'fill-ink',
  'fill-marigold',
  'fill-control',
] as const

/** A bar with the points of one entry: a segment for each criterion, side by side. */
const Bar = ({ points }: { points: readonly number[] }) => (
  <svg className="plot h-3 my-1.5" aria-hidden="true">
    {points.map((criterionPoints, index) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no id
        key={index}
        x={percent(sum(points.slice(0, index)))}
        width={percent(criterionPoints)}
        height="100%"
        className={criterionFillClasses[index % 3]}
      />
    ))}
  </svg>
)

/** Side lengths in px of an entry's picture: as on a sign, in a list and in a browser tab. */
const PICTURE_SIZES_PX = [96, 32, 16] as const

const PictureInSizes = ({ src }: { src: string }) => (
  <span className="flex items-end gap-4 my-2">
    {PICTURE_SIZES_PX.map((size) => (
      <img
        key={size}
        src={src}
        alt=""
        width={size}
        height={size}
        decoding="async"
      />
    ))}
  </span>
)

/** The criteria with their weights, numbered as in the head of the table. */
const CriteriaList = ({ criteria }: Pick<FigureOf<'scores'>, 'criteria'>) => (
  <ol className="numbered figure-list grid-cols-1 mt-0 gap-1.5">
    {criteria.map(({ name, weight }) => (
      <li key={name}>
        {name},{' '}
        <span className="figure-time">
          {scoreWords.weight.replace('{count}', `${weight}`)}
        </span>
      </li>
    ))}
  </ol>
)

/** A ranking: the weighted criteria, then the entries by their sums; excluded ones are last. */
export function ScoresFigure({
  figure: { criteria, entries },
}: {
  figure: FigureOf<'scores'>
}) {
  const entriesWithTotals = entries.map((entry) => {
    const points = entry.scores.map((score, index) =>
      weightedPoints(score, criteria[index]?.weight ?? 0),
    )
    return { ...entry, points, total: Math.round(sum(points)) }
  })
  const rankedEntries = [...entriesWithTotals].sort(
    (a, b) =>
      Number(a.out ?? false) - Number(b.out ?? false) || b.total - a.total,
  )
  return (
    <>
      <CriteriaList criteria={criteria} />
      <table className="ranking">
        <thead>
          <tr>
            <th scope="col">{scoreWords.entry}</th>
            {criteria.map(({ name }, index) => (
              <th key={name} scope="col">
                {index + 1}
              </th>
            ))}
            <th scope="col" className="min-w-[44px]">
              {scoreWords.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {rankedEntries.map(
            ({ name, note, picture, scores, points, total, out }, rank) => (
              <tr key={name} className={out ? 'text-muted' : undefined}>
                <th scope="row">
                  {out ? `${scoreWords.out} ` : `${rank + 1}. `}
                  {name}
                  {picture && <PictureInSizes src={picture} />}
                  <Bar points={points} />{' '}
                  <span className="figure-note font-normal">{note}</span>
                </th>
                {scores.map((score, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: scores have no id
                  <td key={index}>{score}</td>
                ))}
                <td>{total}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </>
  )
}
