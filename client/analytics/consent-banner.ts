import { announce, moveFocus } from '#client/dom/focus.ts'
import { chosen, now as stateTexts } from '#data/consent.yaml'
import type { MeasurementIds } from '#data/measurement-ids.ts'
import {
  browserRefuses,
  type ConsentChoice,
  choiceStore,
  isChoice,
} from './consent.ts'
import { forgetEvents, startSending, stopSending } from './senders.ts'

/** Sets --consent to the banner's height, for style sheets that move other parts out of its way. */
function publishHeight(banner: HTMLElement) {
  const { style } = document.documentElement
  const publish = () =>
    style.setProperty('--consent', `${banner.offsetHeight}px`)
  new ResizeObserver(publish).observe(banner)
}

/** Starts or stops measuring when the answer changes; consent after a refusal drops old events. */
function followAnswer(
  ids: MeasurementIds,
  previous: ConsentChoice | undefined,
  answer: ConsentChoice | undefined,
) {
  if (answer === 'accepted' && previous === 'rejected') forgetEvents()
  if (answer === 'accepted' && previous !== 'accepted') startSending(ids)
  if (answer !== 'accepted' && previous === 'accepted') stopSending(ids)
}

/** Shows the banner with the consent question and the present answer, or the browser's refusal. */
function showBanner(
  banner: HTMLElement,
  refused: boolean,
  answer: ConsentChoice | undefined,
) {
  const part = (name: string) =>
    banner.querySelector(`[data-consent-part=${name}]`)
  const isAsked = !refused && !answer
  const hidden = {
    question: refused,
    answers: refused,
    signal: !refused,
    close: isAsked,
  }
  for (const [name, isHidden] of Object.entries(hidden))
    part(name)?.toggleAttribute('hidden', isHidden)
  part('now')?.replaceChildren(answer ? stateTexts[answer] : '')
  banner.hidden = false
}

/** Starts the served banner and the footer's 'Privacy choices'. */
export function startConsent(ids: MeasurementIds) {
  const banner = document.getElementById('consent')
  if (!banner) return
  publishHeight(banner)
  // The browser's signal counts as a refusal, which this banner cannot overrule.
  const refused = browserRefuses()
  /** The answer; undefined until there is one. */
  let answer: ConsentChoice | undefined
  const change = (next: ConsentChoice | undefined) => {
    followAnswer(ids, answer, next)
    answer = next
  }
  /** Element that gets the focus back when the banner closes; by default the page's heading. */
  let returnTarget: Element | undefined

  const show = () => showBanner(banner, refused, answer)
  const hide = () => {
    if (banner.contains(document.activeElement)) moveFocus(returnTarget)
    banner.hidden = true
    returnTarget = undefined
  }

  banner.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-consent]')
      ?.dataset.consent
    if (choice === undefined) return
    hide()
    if (refused || !isChoice(choice)) return
    choiceStore.write(choice)
    change(choice)
    announce(chosen[choice])
  })
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (
      relatedTarget instanceof Element &&
      relatedTarget.closest('header, main, footer')
    )
      returnTarget = relatedTarget
  })
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    '[data-privacy-choices]',
  )) {
    button.addEventListener('click', () => {
      returnTarget = button
      show()
      banner.focus()
    })
    button.disabled = false
  }

  if (refused) return
  change(choiceStore.read())
  choiceStore.watch((choice) => {
    if (choice === answer) return
    const wasAsked = !answer
    change(choice)
    if (wasAsked) hide()
    else if (!banner.hidden || !choice) show()
  })
  if (!answer) show()
}
