import { Fragment } from 'react'
import { greetings } from '#data/contact.yaml'
import { chatLink } from '#data/links.ts'
import * as site from '#data/site.yaml'

/** The greetings in languages that the consultant works in. */
const offeredGreetings = greetings.filter(({ language }) => site.languages.includes(language))

/** Links that open a chat in another language of the consultant; system fonts have its letters. */
export const GreetingLinks = () =>
  offeredGreetings.map(({ lang, label, message }) => (
    <Fragment key={lang}>
      {' '}
      <a
        lang={lang}
        href={chatLink(message).href}
        target="_blank"
        rel="noopener"
        className="btn-quiet"
        translate="no"
      >
        {label}
      </a>
    </Fragment>
  ))
