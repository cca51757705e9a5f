import { copyText } from '#client/dom/copy-text.ts'
import { createElement } from '#client/dom/create-element.ts'
import { openMessage } from '#client/dom/message-link.ts'
import { createNotice } from '#client/dom/notice.ts'
import { form as notLoaded } from '#data/failures.yaml'
import * as sendLabels from '#data/forms/send-labels.yaml'
import { levelNamed, quizLine } from '#data/level-names.ts'
import type { OutboundLink } from '#data/link-texts.ts'
import { chatLink, mailLink } from '#data/links.ts'
import { messageLines } from '#data/messages/lines.ts'

/** 'Business type' for 'businessType': labels in the page may be translated, the message is not. */
const labelOf = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

/** A served form's fields as a message, with the level that the quiz brought. */
function messageOf(form: HTMLFormElement, source: string | undefined) {
  const subject = new URL(form.action).searchParams.get('subject') ?? ''
  const lines = [...new FormData(form)].map(
    ([name, value]) => [labelOf(name), String(value)] as const,
  )
  const level = levelNamed(new URL(location.href).searchParams.get('level'))
  if (level && form.id === 'consultation') lines.push(quizLine(level))
  return { subject, body: messageLines(subject, lines, source) }
}

/** Chat, mail and copy of a form's text, for a form whose script did not load. */
export function fallbackLinks(form: HTMLFormElement): HTMLElement {
  const messageLink = (label: string, name: string, href: string, message: () => OutboundLink) => {
    const link = createElement('a', { href, class: name }, label)
    link.onclick = link.onauxclick = (event) => openMessage(event, message().href)
    return link
  }
  let source: string | undefined
  const copy = createElement('button', { type: 'button', class: 'btn-quiet' }, sendLabels.copy)
  const status = createElement('span', { role: 'status' })
  const text = createElement('pre', { translate: 'no' })
  const chat = messageLink(sendLabels.chat, 'btn-chat', chatLink('').href, () =>
    chatLink(text.textContent),
  )
  const mail = messageLink(sendLabels.mail, 'btn-quiet', form.action, () =>
    mailLink(messageOf(form, source)),
  )
  const update = () => {
    text.textContent = messageOf(form, source).body
    status.textContent = ''
  }
  update()
  import('#client/dom/visit-source.ts').then(
    ({ sourceLine }) => {
      source = sourceLine()
      update()
    },
    () => {},
  )
  form.addEventListener('input', update)
  copy.addEventListener('click', async () => {
    status.textContent = (await copyText(text.textContent))
      ? sendLabels.copied
      : sendLabels.copyFailed
  })
  const notice = createNotice(notLoaded, chat, mail, copy, status)
  notice.dataset.rescue = ''
  notice.append(text)
  return notice
}
