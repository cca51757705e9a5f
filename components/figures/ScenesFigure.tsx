import { Icon } from '#components/ui/Icon.tsx'
import type { FigureOf } from '#content/types.ts'
import { positionOf } from '#data/moments.ts'
import { percent } from './time-axis.tsx'

/** Scenes of a video: what each says and shows, and a bar for its position in the video. */
export const ScenesFigure = ({
  figure: { length, scenes },
}: {
  figure: FigureOf<'scenes'>
}) => (
  <ol className="storyboard">
    {scenes.map(({ at, says, shows, icon, note }) => (
      <li key={at}>
        <div>
          {icon && <Icon name={icon} />}
          <svg className="plot" aria-hidden="true">
            <rect width="100%" height="100%" className="fill-rule" />
            <rect
              width={percent((positionOf(at) / positionOf(length)) * 100)}
              height="100%"
              className="fill-marigold"
            />
          </svg>
        </div>
        <p className="figure-time">{at}</p>
        <p>
          <strong>{says}</strong>
          <span className="figure-note">{shows}</span>
          {note && <span className="figure-remark">{note}</span>}
        </p>
      </li>
    ))}
  </ol>
)
