import { formatMoney } from '../../data/money'
import { headerActions, mainNavigation, programNavigation } from '../../data/navigation'
import type { Money } from '../../data/schemas/facts'
import { site } from '../../data/site'
import { Icon } from '../ui/Icon'

const current = (href: string, path: string) => (href === path ? ('page' as const) : undefined)

function Programs({ path }: { path: string }) {
  return (
    <ul className="grid gap-1">
      {programNavigation.map(({ label, href, price, from }) => (
        <li key={href}>
          <a href={href} aria-current={current(href, path)} className="menu-link items-start!">
            <span className="font-semibold">{label}</span>
            <span className="text-sm text-muted figures" translate="no">
              {priceLine(price, from)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** One text rather than pieces, which React would part by comments in every page. */
function priceLine(price: Money, from: boolean) {
  const more = from ? '+' : ''
  return `${from ? 'from ' : ''}${formatMoney(price.INR, 'INR')}${more} / ${formatMoney(price.USD, 'USD')}${more}`
}

/** Header of every page (requirements §2.2). Its menus are disclosures that work before, and without, any script. */
export function SiteHeader({ path }: { path: string }) {
  return (
    <header className="site-header" data-header data-nav>
      <p className="lg:hidden bg-ink text-paper text-xs leading-tight py-1.5 px-4 flex items-center justify-center gap-2">
        <span className="text-marigold shrink-0 tracking-tight" role="img" aria-label="Five stars">
          ★★★★★
        </span>
        <span>{site.role}</span>
      </p>
      <div className="wrap flex items-center gap-2 xl:gap-3 2xl:gap-5 min-h-16 md:whitespace-nowrap">
        <a href="/" className="flex items-center gap-2.5 mr-auto min-h-11 no-underline text-ink">
          <span className="monogram" data-initials={site.initials} />
          <span className="font-display text-lg leading-none" translate="no">
            {site.name}
          </span>
          <span className="sr-only">home</span>
        </a>
        <nav aria-label="Main" className="hidden xl:flex items-center">
          <ul className="flex">
            {mainNavigation.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={current(href, path)} className="nav-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <details className="menu relative" data-hover-menu="">
            <summary className="nav-link">
              AI Courses <Icon name="chevron-down" />
            </summary>
            <div className="menu-panel right-0 w-72 whitespace-normal">
              <Programs path={path} />
            </div>
          </details>
        </nav>
        <a
          href={headerActions.request.href}
          aria-current={current(headerActions.request.href, path)}
          className="btn-quiet btn-small hidden md:inline-flex"
        >
          {headerActions.request.label}
        </a>
        <a
          href={headerActions.contact.href}
          className="btn-primary btn-small hidden md:inline-flex"
        >
          {headerActions.contact.label}
        </a>
        <details className="menu xl:hidden">
          <summary className="nav-link" aria-label="Menu">
            <Icon name="menu" />
          </summary>
          <div className="menu-panel menu-sheet whitespace-normal">
            <nav aria-label="All pages">
              <ul className="grid grid-cols-2 gap-x-2">
                {mainNavigation.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} aria-current={current(href, path)} className="menu-link">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
              <p className="mt-3 mb-1 px-3 text-sm text-muted">AI Courses</p>
              <Programs path={path} />
            </nav>
            <p className="grid grid-cols-2 gap-2 mt-4">
              <a href={headerActions.request.href} className="btn-quiet">
                {headerActions.request.label}
              </a>
              <a href={headerActions.contact.href} className="btn-primary">
                {headerActions.contact.label}
              </a>
            </p>
          </div>
        </details>
      </div>
    </header>
  )
}
