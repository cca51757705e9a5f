import { banner } from '#data/home.yaml'

/** The dismissible announcement above the header of the home page (requirements §2.4.2). */
export function LaunchBanner() {
  return (
    <aside
      id="launch-banner"
      aria-label={banner.name}
      className="band-ink relative text-xs sm:text-base leading-tight"
      data-behaviour="dismissible"
    >
      <p className="wrap flex flex-wrap items-center sm:justify-center gap-x-2 sm:gap-4 pr-12">
        <span className="max-sm:flex-[1_1_6rem] font-semibold sm:tracking-wide">
          {banner.text}
        </span>
        {banner.links.map(({ label, href }) => (
          <a
            key={href}
            href={href}
            className={
              'shrink-0 max-w-full btn-quiet btn-small max-sm:px-2 max-sm:text-sm ' +
              'max-sm:border-0 max-sm:underline'
            }
          >
            {label}
          </a>
        ))}
      </p>
      <button
        type="button"
        className="needs-script icon-link absolute right-1 top-0 text-2xl"
        data-dismiss=""
        aria-label={banner.close}
      >
        ×
      </button>
    </aside>
  )
}
