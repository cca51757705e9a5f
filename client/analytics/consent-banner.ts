import { announce, moveFocus } from '#client/dom/focus.ts'
import {
  chosen as answerAnnouncements,
  now as stateTexts,
} from '#data/consent.yaml'
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

/** Keeps `--consent` equal to the banner's height: style sheets move other parts up by this. */
function publishHeight(banner: HTMLElement) {
  const { style } = document.documentElement
  const updateProperty = () =>
    style.setProperty('--consent', `${banner.offsetHeight}px`)
  new ResizeObserver(updateProperty).observe(banner)
}

/** Time in ms for which presses are still aimed at what the newly shown banner covers. */
const REACTION_TIME_MS = 500

/** For a moment, lets presses pass through the newly shown banner to what it covers. */
function letPressesThrough({ style }: HTMLElement) {
  style.pointerEvents = 'none'
  setTimeout(() => {
    style.pointerEvents = ''
  }, REACTION_TIME_MS)
}

/**
 * Starts or stops measuring. When a refusal ends, by another answer or because the stored answer is
 * gone, the events queued so far are dropped first.
 */
function followAnswer(
  ids: MeasurementIds,
  previousAnswer: ConsentChoice | undefined,
  answer: ConsentChoice | undefined,
) {
  if (previousAnswer === 'rejected' && answer !== 'rejected') forgetEvents()
  if (answer === 'accepted' && previousAnswer !== 'accepted') startSending(ids)
  if (answer !== 'accepted' && previousAnswer === 'accepted') stopSending(ids)
}

/** Shows the banner: the question and any answer, or a note that the browser refuses measuring. */
function showBanner(
  banner: HTMLElement,
  isRefused: boolean,
  answer: ConsentChoice | undefined,
) {
  const partNamed = (name: string) =>
    banner.querySelector(`[data-consent-part=${name}]`)
  const isAsked = !isRefused && !answer
  const isHiddenByPart = {
    question: isRefused,
    answers: isRefused,
    signal: !isRefused,
    close: isAsked,
  }
  for (const [name, isHidden] of Object.entries(isHiddenByPart))
    partNamed(name)?.toggleAttribute('hidden', isHidden)
  partNamed('now')?.replaceChildren(answer ? stateTexts[answer] : '')
  if (banner.hidden) letPressesThrough(banner)
  banner.hidden = false
}

/**
 * Makes the served banner and the button 'Privacy choices' work; opens the banner if neither the
 * visitor nor the browser has answered yet. On a prerendered page, all of this waits until the page
 * is shown.
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
  const isRefused = browserRefuses()
  let answer: ConsentChoice | undefined
  const changeAnswer = (nextAnswer: ConsentChoice | undefined) => {
    followAnswer(ids, answer, nextAnswer)
    answer = nextAnswer
  }
  /** Element that gets the focus back when the banner closes; by default the page's heading. */
  let returnTarget: Element | undefined

  const openBanner = () => showBanner(banner, isRefused, answer)
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
    if (isRefused || !isChoice(choice)) return
    choiceStore.write(choice)
    changeAnswer(choice)
    announce(answerAnnouncements[choice])
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
  if (isRefused) return deleteCookies()
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
