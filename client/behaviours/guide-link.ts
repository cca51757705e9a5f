import { track } from '#client/analytics/track.ts'

/** On a click on the guide's mail link, reports and confirms the purchase (requirements §4.8). */
export function guideLink(element: HTMLElement) {
  element.addEventListener('click', () => {
    track('ai_business_guide_purchase', {
      value: Number(element.dataset.price),
      currency: 'INR',
    })
    import('#client/toasts/toast.ts')
      .then((toast) => toast.confirmGuide())
      .catch((error: unknown) =>
        console.info('The purchase was not confirmed', error),
      )
  })
}
