import { Fragment } from 'react'
import { greetingChats } from '../../data/greetings.ts'

/** Links that open a chat in another language of the consultant; system fonts have its letters. */
export const GreetingLinks = () =>
  greetingChats.map(({ lang, label, href }) => (
    <Fragment key={lang}>
      {' '}
      <a
        lang={lang}
        href={href}
        target="_blank"
        rel="noopener"
        className="btn-quiet"
        translate="no"
      >
        {label}
      </a>
    </Fragment>
  ))
