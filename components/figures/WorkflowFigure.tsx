import type { FigureOf } from '../../data/schemas/figure.ts'
import { Icon } from '../ui/Icon.tsx'

const labels = { person: 'By hand', machine: 'By itself', trouble: 'Goes wrong' } as const

/** A workflow before and after, step by step; shape and label show who does a step. */
export function WorkflowFigure({ figure: { ways } }: { figure: FigureOf<'workflow'> }) {
  return (
    <div className="fg-ways">
      {ways.map(({ name, steps }) => (
        <div key={name} className="fg-way">
          <p className="font-display fg-whole">{name}</p>
          <ol>
            {steps.map(({ icon, by: who, text }) => (
              <li key={text} className={`fg-by-${who}`}>
                <span className="fg-node">
                  <Icon name={icon} />
                </span>
                <p>
                  <span className="fg-when">{labels[who]}</span> {text}
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
