import type { FigureOf } from '../../data/schemas/figure.ts'

/** The screens of an app in their order, drawn from their texts. */
export function ScreensFigure({ figure: { screens } }: { figure: FigureOf<'screens'> }) {
  return (
    <ol className="fg-screens fg-numbered">
      {screens.map(({ name, rows }) => (
        <li key={name}>
          <strong>{name}</strong>
          <div className="fg-phone">
            {rows.map(({ look, label, text }) => (
              <p key={`${label} ${text}`} className={`fg-row-${look}`}>
                {label && <span className="fg-note">{label}</span>}{' '}
                <span translate={look === 'figure' ? 'no' : undefined}>{text}</span>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}
