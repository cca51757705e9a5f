import { announce, moveFocus } from '#client/dom/focus.ts'
import { chosen, now as stateTexts } from '#data/consent.yaml'
import type { MeasurementIds } from '#data/measurement-ids.ts'
import {
  browserRefuses,
  type ConsentChoice,
  choiceStore,
  isChoice,
} from './consent.ts'
import {
  deleteCookies,
  forgetEvents,
  startSending,
  stopSending,
} from './senders.ts'

/** Keeps --consent equal to the banner's height, by which style sheets move other parts up. */
function publishHeight(banner: HTMLElement) {
  const { style } = document.documentElement
  const publishHeight = () =>
    style.setProperty('--consent', `${banner.offsetHeight}px`)
  new ResizeObserver(publishHeight).observe(banner)
}

/** Time in ms before a visitor can react to the banner: a press is aimed at what it covers. */
const REACTION_TIME_MS = 500

/** Lets presses on `banner`, which has just appeared, reach what it covers for a moment. */
function letPressesThrough({ style }: HTMLElement) {
  style.pointerEvents = 'none'
  setTimeout(() => {
    style.pointerEvents = ''
  }, REACTION_TIME_MS)
}

/** Starts or stops measuring; consent that follows a refusal first drops the events so far. */
function followAnswer(
  ids: MeasurementIds,
  previous: ConsentChoice | undefined,
  answer: ConsentChoice | undefined,
) {
  if (answer === 'accepted' && previous === 'rejected') forgetEvents()
  if (answer === 'accepted' && previous !== 'accepted') startSending(ids)
  if (answer !== 'accepted' && previous === 'accepted') stopSending(ids)
}

/** Shows the banner: the question and the answer so far, or a note that the browser refuses. */
function showBanner(
  banner: HTMLElement,
  refused: boolean,
  answer: ConsentChoice | undefined,
) {
  const partNamed = (name: string) =>
    banner.querySelector(`[data-consent-part=${name}]`)
  const isAsked = !refused && !answer
  const hidden = {
    question: refused,
    answers: refused,
    signal: !refused,
    close: isAsked,
  }
  for (const [name, isHidden] of Object.entries(hidden))
    partNamed(name)?.toggleAttribute('hidden', isHidden)
  partNamed('now')?.replaceChildren(answer ? stateTexts[answer] : '')
  if (banner.hidden) letPressesThrough(banner)
  banner.hidden = false
}

/**
 * Makes the served banner and the button 'Privacy choices' work; asks if there is no answer. A page
 * that the browser renders ahead may never be shown, so it is not measured before it is shown.
 */
export function startConsent(ids: MeasurementIds) {
  if ('prerendering' in document && document.prerendering) {
    const startOnceShown = () => startConsent(ids)
    return document.addEventListener('prerenderingchange', startOnceShown)
  }
  const banner = document.getElementById('consent')
  if (!banner) return
  publishHeight(banner)
  // The browser's signal counts as a refusal, which this banner cannot overrule.
  const refused = browserRefuses()
  let answer: ConsentChoice | undefined
  const changeAnswer = (next: ConsentChoice | undefined) => {
    followAnswer(ids, answer, next)
    answer = next
  }
  /** Element that gets the focus back when the banner closes; by default the page's heading. */
  let returnTarget: Element | undefined

  const openBanner = () => showBanner(banner, refused, answer)
  const closeBanner = () => {
    if (banner.contains(document.activeElement)) moveFocus(returnTarget)
    banner.hidden = true
    returnTarget = undefined
  }

  banner.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-consent]')
      ?.dataset.consent
    if (choice === undefined) return
    closeBanner()
    if (refused || !isChoice(choice)) return
    choiceStore.write(choice)
    changeAnswer(choice)
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
      openBanner()
      banner.focus()
    })
    button.disabled = false
  }

  // Cookies may be left from a visit that was measured before the browser refused.
  if (refused) return deleteCookies()
  changeAnswer(choiceStore.read())
  choiceStore.watch((choice) => {
    if (choice === answer) return
    const wasAsked = !answer
    changeAnswer(choice)
    if (wasAsked) closeBanner()
    else if (!banner.hidden || !choice) openBanner()
  })
  if (!answer) openBanner()
}
