import { Icon } from '#components/ui/Icon.tsx'
import { contactEntries } from '#data/contact-entries.ts'

/** Ways to reach the consultant without the form. */
export function ContactList() {
  return (
    <dl className="mt-10 lg:mt-0 self-start border-t-2 border-ink">
      {contactEntries.map(({ icon, label, value, href }) => (
        <div key={label} className="py-3 border-b">
          <dt className="flex items-center gap-3 text-muted">
            <Icon name={icon} className="text-focus" />
            {label}
          </dt>
          <dd className="pl-[min(2rem,8vw)] font-semibold">
            {href ? (
              <a href={href} className="line-link" translate="no">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
