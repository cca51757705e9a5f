import type { LinkWords } from '#components/ui/ActionLink.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import navigation from '#data/navigation.yaml'
import * as site from '#data/site.yaml'
import { currentMark } from './current-mark.ts'

const { request, contact } = navigation

function ProgramList({ path }: { path: string }) {
  return (
    <ul className="grid gap-1">
      {navigation.programs.links.map(({ label, href, price }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={currentMark(href, path)}
            className="menu-link"
          >
            <span className="font-semibold">{label}</span>
            <span className="text-sm text-muted figures" translate="no">
              {price}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** `aria-current` of the programs menu's button: 'true' on programs' pages and pages below them. */
const programsMark = (path: string) =>
  navigation.programs.links.some(({ href }) => currentMark(href, path))
    ? 'true'
    : undefined

/**
 * Monogram and name, which link to the home page; small screens also show stars and the role. On
 * wide screens the negative margin lets the name use the gap beside it before the row wraps.
 */
const Brand = () => (
  <div className="relative grow flex items-center gap-2 min-h-11 xl:-mr-3">
    <span className="monogram" data-initials={site.initials} />
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 leading-none">
      <a
        href="/"
        className="stretched no-underline font-display text-lg leading-none"
      >
        <span translate="no">{site.name}</span>
        <span className="sr-only">{` ${navigation.home}`}</span>
      </a>
      <p className="max-xl:contents xl:hidden text-[0.6875rem] whitespace-normal">
        <span
          className="text-focus tracking-tight"
          role="img"
          aria-label={navigation.rating}
        >
          ★★★★★
        </span>{' '}
        <span className="basis-full leading-[1.1]">{site.role}</span>
      </p>
    </div>
  </div>
)

interface HeaderActionProps {
  link: LinkWords
  path: string
  className: string
}

/** One of the header's two links that look like buttons; on phones both are in the menu. */
const HeaderAction = ({
  link: { label, href },
  path,
  className,
}: HeaderActionProps) => (
  <a
    href={href}
    aria-current={currentMark(href, path)}
    className={`md:btn-small max-md:flex-1 ${className}`}
  >
    {label}
  </a>
)

/**
 * Header of every page (requirements §2.2). Its menus need no script: each is a <details>, and its
 * panel is the next element, so that CSS can show the same links as a row on wide screens and as a
 * sheet on small ones.
 */
export function SiteHeader({ path }: { path: string }) {
  return (
    <header className="site-header md:whitespace-nowrap" data-header="">
      {/* The row wraps if a translation or wider spacing (WCAG 1.4.12) makes it too long. */}
      <div
        className={
          'wrap flex xl:flex-wrap xl:justify-end items-center gap-2 xl:gap-3 ' +
          'min-h-14 lg:min-h-16'
        }
      >
        <Brand />
        <div className="contents">
          <details className="menu xl:hidden shrink-0">
            <summary className="nav-link" aria-label={navigation.menu}>
              <Icon name="menu" />
            </summary>
          </details>
          <div
            className="site-menu menu-panel menu-sheet md:contents"
            data-nav=""
          >
            <nav
              aria-label={navigation.name}
              className="menu-panel menu-sheet max-xl:whitespace-normal"
            >
              <ul className="word-columns gap-x-2 xl:flex xl:flex-wrap xl:gap-0">
                {navigation.pages.map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      aria-current={currentMark(href, path)}
                      className="page-link"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
              <div className="relative" data-hover-menu="">
                <p className="mt-3 mb-1 px-3 text-sm text-muted xl:hidden">
                  {navigation.programs.label}
                </p>
                <details className="menu hidden xl:block">
                  <summary
                    className="nav-link"
                    aria-current={programsMark(path)}
                  >
                    {navigation.programs.label} <Icon name="chevron-down" />
                  </summary>
                </details>
                <div className="menu-panel right-0 xl:w-72 whitespace-normal">
                  <ProgramList path={path} />
                </div>
              </div>
            </nav>
            <p className="flex max-md:flex-wrap gap-2 xl:gap-3 max-md:mt-4 md:shrink-0">
              <HeaderAction link={request} path={path} className="btn-quiet" />
              {/* The button is not marigold, which marks the one primary action of a page. */}
              <HeaderAction
                link={contact}
                path={path}
                className="btn bg-ink border-ink text-paper hover:underline"
              />
            </p>
          </div>
        </div>
      </div>
    </header>
  )
}
