import { guidePrice } from '../../data/prices'
import { track } from '../analytics/track'

/** The guide's plain mail link: reports the purchase and confirms with a toast; the mail program opens either way (requirements §4.8). */
export function guideLink(element: HTMLElement) {
  element.addEventListener('click', () => {
    track('ai_business_guide_purchase', { value: guidePrice, currency: 'INR' })
    void Promise.all([import('../ui/toast'), import('../../data/toasts')]).then(([{ showToast }, { toasts }]) => showToast(toasts.guide))
  })
}
