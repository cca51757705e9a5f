import { failures } from '../../data/failures'
import { chatLink, mailLink } from '../../data/links'
import { messageLines } from '../../data/messages/lines'
import { createElement } from '../ui/create-element'
import { createNotice } from '../ui/notice'
import { copyText } from './copy-text'

const words = failures.form

/** 'Business type' for the field 'businessType': the labels in the page may be translated, the message goes to the consultant. */
const labelOf = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

/** What stands in a served form as a message; its subject is that of the mail which the form sends without script. */
function letterOf(form: HTMLFormElement) {
  const subject = new URL(form.action).searchParams.get('subject') ?? ''
  const fields = [...new FormData(form)].map(
    ([name, value]) => [labelOf(name), String(value)] as const,
  )
  return { subject, body: messageLines(subject, fields) }
}

/** The ways that are left for a form whose script did not come: chat, mail and copy, with all that was typed. Nothing is fetched for it. */
export function waysToSend(form: HTMLFormElement): HTMLElement {
  const letter = letterOf(form)
  const status = createElement('span', { role: 'status' })
  const copy = createElement('button', { type: 'button', class: 'btn-quiet' }, words.copy)
  copy.addEventListener('click', async () => {
    status.textContent = (await copyText(letter.body)) ? words.copied : words.copyFailed
  })
  const notice = createNotice(
    words,
    createElement(
      'a',
      { href: chatLink(letter.body).href, target: '_blank', rel: 'noopener', class: 'btn-chat' },
      words.chat,
    ),
    createElement('a', { href: mailLink(letter).href, class: 'btn-quiet' }, words.mail),
    copy,
    status,
  )
  notice.dataset.rescue = ''
  notice.append(createElement('pre', { translate: 'no' }, letter.body))
  return notice
}
