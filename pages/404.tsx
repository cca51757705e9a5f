import { ActionLink } from '#components/ui/ActionLink.tsx'
import { home, links, code as statusCode, text, title } from '#data/404.yaml'

/** The page for unknown addresses (requirements §2.19); client/navigation logs the missing path. */
export default function NotFoundPage() {
  return (
    <div className="wrap py-10 lg:py-20 grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.4fr]">
      <div>
        <div className="font-display text-6xl figures text-focus">
          {statusCode}
        </div>
        <h1 className="mt-2">{title}</h1>
        <p className="mt-4 measure text-muted">{text}</p>
        <p className="mt-6">
          <ActionLink link={home} className="btn-primary" />
        </p>
      </div>
      <ul className="border-t-2 border-ink self-start">
        {links.map(({ label, href, about }) => (
          <li key={href} className="relative border-b py-3">
            <a href={href} className="stretched font-display text-xl">
              {label}
            </a>
            <p className="text-muted">{about}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
