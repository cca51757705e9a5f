import type { FigureOf } from '../../data/schemas/figure.ts'
import { positionOf } from '../../data/schemas/figures/time.ts'
import { Icon } from '../ui/Icon.tsx'
import { percent } from './axis.ts'

type Scenes = FigureOf<'scenes'>

/** Frames with speech and picture; the bar in a frame shows its position in the video. */
const Storyboard = ({ length, scenes }: Scenes) => (
  <ol className="fg-board">
    {scenes.map(({ at, says, shows, icon, note }) => (
      <li key={at}>
        <div className="fg-frame">
          {icon && <Icon name={icon} />}
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

/** Two columns, speech and picture, with the share of remaining viewers above each pair. */
const Script = ({ scenes }: Scenes) => (
  <div className="fg-paper">
    <p className="fg-heads eyebrow">
      <span>Speech</span> <span>Picture</span>
    </p>
    <ol className="fg-script">
      {scenes.map(({ at, says, shows, stay = 0, note }) => (
        <li key={at}>
          <p className="fg-stay">
            <span className="fg-when">{at}</span>
            <svg className="plot" aria-hidden="true">
              <rect width="100%" height="100%" className="fg-faint" />
              <rect width={percent(stay)} height="100%" className={note ? 'fg-key' : 'fg-solid'} />
            </svg>
            <span className="fg-when">{stay} of 100 stay</span>
          </p>
          <p>{says}</p>
          <p className="fg-shows">{shows}</p>
          {note && <p className="fg-margin">{note}</p>}
        </li>
      ))}
    </ol>
  </div>
)

/** The scenes of a video, as a storyboard or as a script in two columns. */
export const ScenesFigure = ({ figure }: { figure: Scenes }) =>
  figure.drawn === 'script' ? <Script {...figure} /> : <Storyboard {...figure} />
