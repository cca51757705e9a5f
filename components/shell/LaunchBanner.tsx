import { launchBanner } from '../../data/home.ts'

/** The dismissible announcement above the header of the home page (requirements §2.4.2). */
export function LaunchBanner() {
  return (
    <aside
      id="launch-banner"
      aria-label="Announcement"
      className="band-ink relative"
      data-behaviour="dismissible"
    >
      <p
        className={
          'wrap flex items-center sm:justify-center gap-x-3 ' +
          'sm:gap-x-5 pr-12 min-h-12 text-sm sm:text-base leading-tight'
        }
      >
        <span className="font-semibold sm:tracking-wide">{launchBanner.text}</span>
        {launchBanner.links.map(({ label, href }) => (
          <a
            key={href}
            href={href}
            className="inline-flex items-center min-h-11 px-1 font-semibold text-marigold"
          >
            {label}
          </a>
        ))}
      </p>
      <button
        type="button"
        className="needs-script icon-link absolute right-1 top-0.5 text-2xl"
        data-dismiss
        aria-label="Close announcement"
      >
        ×
      </button>
    </aside>
  )
}
