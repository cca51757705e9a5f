import { track } from '#client/analytics/track.ts'

/** Reports and confirms the purchase of the guide by its mail link (requirements §4.8). */
export function guideLink(element: HTMLElement) {
  element.addEventListener('click', () => {
    track('ai_business_guide_purchase', { value: Number(element.dataset.price), currency: 'INR' })
    Promise.all([import('#client/toasts/toast.ts'), import('#data/toasts.yaml')])
      .then(([{ showToast }, { guide }]) => showToast(guide))
      .catch((error: unknown) => console.info('The purchase could not be confirmed', error))
  })
}
