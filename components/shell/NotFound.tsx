import { ActionLink } from '#components/ui/ActionLink.tsx'
import notFound from '#data/404.yaml'

/** Content of the 404 page (requirements §2.19); client/navigation logs the missing path. */
export function NotFound() {
  return (
    <div className="wrap py-20 lg:py-28">
      <div className="font-display text-6xl figures text-focus">{notFound.code}</div>
      <h1 className="mt-3">{notFound.title}</h1>
      <p className="mt-4 measure text-muted">{notFound.text}</p>
      <p className="mt-8">
        <ActionLink link={notFound.home} className="btn-primary" />
      </p>
      <ul className="mt-8 flex flex-wrap gap-x-6">
        {notFound.links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="footer-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
