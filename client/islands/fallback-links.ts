import { copyText } from '#client/dom/copy-text.ts'
import { createElement } from '#client/dom/create-element.ts'
import { openMessage } from '#client/dom/message-link.ts'
import { createNotice } from '#client/dom/notice.ts'
import { levelNameOf } from '#data/asked-level.ts'
import { form as noticeText } from '#data/failed-parts.yaml'
import { fillPlaceholders } from '#data/fill-placeholders.ts'
import * as sendLabels from '#data/forms/send-labels.yaml'
import { withoutInvisibleCharacters } from '#data/forms/typed-text.ts'
import { chatLink, mailLink, type OutboundLink } from '#data/links.ts'
import { shownValue } from '#data/messages/shown-value.ts'

/**
 * The answer in a field: its text, or the label of the chosen option as the site wrote it. The
 * label that is shown may be a translation by the browser.
 */
const answerOf = (field: HTMLInputElement | HTMLSelectElement) =>
  ('selectedOptions' in field && field.selectedOptions[0]?.dataset.label) ||
  field.value

/**
 * The message that the form's script would compose. The build wrote it into the form with a
 * placeholder for each answer (components/forms/form-config). A line is left out if its placeholder
 * has no value.
 */
function composeMessage(form: HTMLFormElement, source: string | undefined) {
  const level = levelNameOf(new URL(location.href).searchParams.get('level'))
  const valueByName: Record<string, string | undefined> = { source, level }
  for (const field of form.elements as Iterable<HTMLInputElement>)
    if (field.name)
      valueByName[field.name] = shownValue(
        withoutInvisibleCharacters(answerOf(field)),
      )
  const lines = (form.dataset.message ?? '').split('\n').flatMap((line) => {
    const name = /\{(\w+)\}/.exec(line)?.[1]
    return name && valueByName[name] === undefined
      ? []
      : [fillPlaceholders(line, valueByName)]
  })
  return {
    subject: new URL(form.action).searchParams.get('subject') ?? '',
    body: lines.join('\n').trimEnd(),
  }
}

/** Creates a button that copies the text of `source`, and a status text about the copy. */
function createCopyButton(source: HTMLElement) {
  const button = createElement(
    'button',
    { type: 'button', class: 'btn-quiet' },
    sendLabels.copy,
  )
  const status = createElement('span', { role: 'status' })
  button.onclick = async () => {
    const isCopied = await copyText(source.textContent)
    status.textContent = isCopied ? sendLabels.copied : sendLabels.copyFailed
  }
  return [button, status] as const
}

/** Creates a notice with ways to send a form's message if the form's script did not load. */
export function fallbackNotice(form: HTMLFormElement): HTMLElement {
  let source: string | undefined
  const messageAnchor = (
    label: string,
    className: string,
    href: string,
    createLink: () => OutboundLink,
  ) => {
    const anchor = createElement('a', { href, class: className }, label)
    anchor.onclick = anchor.onauxclick = (event) => {
      const link = createLink()
      // The chat or mail says that the whole text follows, so the visitor needs it for pasting.
      if (link.isTruncated) copyButton.click()
      openMessage(event, link.href)
    }
    return anchor
  }
  const messageElement = createElement('pre', { translate: 'no' })
  const [copyButton, statusElement] = createCopyButton(messageElement)
  const chatAnchor = messageAnchor(
    sendLabels.chat,
    'btn-chat',
    chatLink('').href,
    () => chatLink(messageElement.textContent),
  )
  const mailAnchor = messageAnchor(
    sendLabels.mail,
    'btn-quiet',
    form.action,
    () => mailLink(composeMessage(form, source)),
  )
  const updateMessage = () => {
    messageElement.textContent = composeMessage(form, source).body
    statusElement.textContent = ''
  }
  updateMessage()
  import('#client/dom/visit-source.ts').then(
    (visitSource) => {
      source = visitSource.sourceLine()
      updateMessage()
    },
    () => {},
  )
  form.addEventListener('input', updateMessage)
  const notice = createNotice(
    noticeText,
    chatAnchor,
    mailAnchor,
    copyButton,
    statusElement,
  )
  notice.dataset.rescue = ''
  // A message that was sent or copied here is not sent again by the form once its script loads.
  notice.onclick = notice.onauxclick = () => {
    notice.dataset.rescue = 'used'
  }
  notice.append(messageElement)
  return notice
}
