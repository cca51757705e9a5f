import { Fragment } from 'react'
import { offeredGreetings } from '../../data/greetings.ts'
import { chatLink } from '../../data/links.ts'

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
