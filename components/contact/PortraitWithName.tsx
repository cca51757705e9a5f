import { withMe } from '#data/common.yaml'
import * as site from '#data/site.yaml'

/**
 * The portrait, small and round. In the 6:7 picture the face is in the upper half, so the circle
 * shows that part enlarged.
 */
const roundPortrait = (
  <span className="flex-none w-[58px] h-[58px] rounded-[50%] overflow-hidden border bg-surface">
    <img
      src={site.portrait}
      alt=""
      width={72}
      height={84}
      loading="lazy"
      decoding="async"
      className="w-[130%] max-w-none aspect-[6/7] object-cover -mt-[10%] -ml-[15%]"
    />
  </span>
)

interface PortraitWithNameProps {
  /** What comes next: a price to pay, or a form to fill in. */
  before: keyof typeof withMe
  className?: string
}

/** The portrait with the consultant's name: it shows whom a visitor pays or writes to. */
export const PortraitWithName = ({
  before,
  className = '',
}: PortraitWithNameProps) => (
  <p className={`flex items-center gap-3 leading-tight ${className}`.trim()}>
    {roundPortrait}
    <span>
      <span className="block font-semibold" translate="no">
        {site.name}
      </span>{' '}
      <span className="text-muted">{withMe[before]}</span>
    </span>
  </p>
)
