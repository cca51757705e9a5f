import { announce, moveFocus } from '#client/dom/focus.ts'
import { chosen, now as stateTexts } from '#data/consent.yaml'
import { createConsent, isChoice } from './consent.ts'
import { forgetEvents, startSending, stopSending } from './senders.ts'

/** Style sheets keep chat button, toasts and what gets the focus clear of the banner. */
function publishHeight(banner: HTMLElement) {
  const { style } = document.documentElement
  const publish = () => style.setProperty('--consent', `${banner.offsetHeight}px`)
  new ResizeObserver(publish).observe(banner)
}

/** Starts the served banner and the footer's 'Privacy choices'. */
export function startConsent(ids: { analyticsId: string; pixelId: string }) {
  const banner = document.getElementById('consent')
  if (!banner) return
  const consent = createConsent({
    start: () => startSending(ids),
    stop: () => stopSending(ids),
    forget: forgetEvents,
    changedElsewhere: (before) => {
      if (before === 'pending') hide()
      else if (!banner.hidden || consent.state() === 'pending') show()
    },
  })
  publishHeight(banner)
  const part = (name: string) => banner.querySelector(`[data-consent-part=${name}]`)
  /** Element that had the focus before; without one, the focus goes on to the page's heading. */
  let before: Element | undefined

  const show = () => {
    const state = consent.state()
    const hidden = {
      question: consent.refused,
      answers: consent.refused,
      signal: !consent.refused,
      close: state === 'pending',
    }
    for (const [name, isHidden] of Object.entries(hidden))
      part(name)?.toggleAttribute('hidden', isHidden)
    part('now')?.replaceChildren(isChoice(state) ? stateTexts[state] : '')
    banner.hidden = false
  }
  const hide = () => {
    if (banner.contains(document.activeElement)) moveFocus(before)
    banner.hidden = true
    before = undefined
  }

  banner.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (choice === undefined) return
    hide()
    if (!isChoice(choice)) return
    consent.choose(choice)
    announce(chosen[choice])
  })
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && relatedTarget.closest('header, main, footer'))
      before = relatedTarget
  })
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-privacy-choices]')) {
    button.addEventListener('click', () => {
      before = button
      show()
      banner.focus()
    })
    button.disabled = false
  }

  if (consent.state() === 'pending') show()
}
