import { Icon } from '#components/ui/Icon.tsx'
import type { FigureOf } from '#content/types.ts'
import { positionOf } from '#data/moments.ts'
import { percent } from './time-axis.tsx'

/** The frames of a video with speech and picture; the bar in a frame shows its position in it. */
export const ScenesFigure = ({ figure: { length, scenes } }: { figure: FigureOf<'scenes'> }) => (
  <ol className="fg-board">
    {scenes.map(({ at, says, shows, icon, note }) => (
      <li key={at}>
        <div className="fg-frame">
          {icon && <Icon name={icon} className="!w-13 !h-13 ![stroke-width:1.25]" />}
          <svg className="plot fg-progress" aria-hidden="true">
            <rect width="100%" height="100%" className="fg-faint" />
            <rect
              width={percent((positionOf(at) / positionOf(length)) * 100)}
              height="100%"
              className="fg-key"
            />
          </svg>
        </div>
        <p className="fg-when">{at}</p>
        <p>
          <strong>{says}</strong>
          <span className="fg-note">{shows}</span>
          {note && <span className="fg-margin">{note}</span>}
        </p>
      </li>
    ))}
  </ol>
)
