import { createElement } from './create-element.ts'
import { announce } from './focus.ts'

export interface NoticeText {
  title: string
  text: string
}

/** Creates a box that says what went wrong and what a visitor can do now. */
export function createNotice(
  { title, text }: NoticeText,
  ...actions: Node[]
): HTMLElement {
  const notice = createElement(
    'div',
    {
      class: 'failure grid gap-3',
      tabindex: '-1',
      role: 'group',
      'aria-label': title,
    },
    createElement('p', {}, createElement('strong', {}, title)),
    createElement('p', {}, text),
  )
  if (actions.length > 0)
    notice.append(
      createElement(
        'p',
        { class: 'flex flex-wrap items-center gap-3' },
        ...actions,
      ),
    )
  return notice
}

const noticeByPart = new WeakMap<Element, HTMLElement>()

/**
 * Shows a notice below a part of the page, in place of an earlier notice of that part. Moves the
 * focus to it, or only announces its title to a visitor who is typing or reading elsewhere.
 */
export function showNotice(
  part: Element,
  notice: HTMLElement,
  isElsewhere = false,
) {
  removeNotice(part)
  noticeByPart.set(part, notice)
  part.after(notice)
  if (isElsewhere) announce(notice.getAttribute('aria-label') ?? '')
  else notice.focus()
}

export function removeNotice(part: Element) {
  noticeByPart.get(part)?.remove()
}
