import { offeredGreetings } from '../../data/greetings.ts'
import { chatLink } from '../../data/links.ts'

/** Links that open a chat in another language of the consultant; system fonts have its letters. */
export function GreetingLinks() {
  if (offeredGreetings.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-6 mt-2" translate="no">
      {offeredGreetings.map(({ lang, label, message }) => (
        <a
          key={lang}
          lang={lang}
          href={chatLink(message).href}
          target="_blank"
          rel="noopener"
          className="inline-flex items-center min-h-11"
        >
          {label}
        </a>
      ))}
    </p>
  )
}
