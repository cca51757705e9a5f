import { useEffect, useLayoutEffect } from 'react'

/** Selects elements that no toast may cover. A focused heading (tabindex -1) may be covered. */
const PROTECTED = [
  ':focus:not([tabindex="-1"])',
  '[aria-invalid=true]',
  'button[type=submit]',
  '[role=group][tabindex="-1"]',
].join()

/** Height above a field that is kept free for its label. */
const LABEL_HEIGHT_PX = 40

/** Whether a toast covers an element or the label above it. */
const covers = (toast: DOMRect, element: DOMRect) =>
  toast.left < element.right &&
  toast.right > element.left &&
  toast.top < element.bottom &&
  toast.bottom > element.top - LABEL_HEIGHT_PX

/** Whether a toast in the region covers one of the elements that it may not cover. */
function coversSomething(region: HTMLElement) {
  const toasts = [...region.querySelectorAll('li')].map((toast) =>
    toast.getBoundingClientRect(),
  )
  const elements = [...document.querySelectorAll(`main :is(${PROTECTED})`)]
  return elements
    .map((element) => element.getBoundingClientRect())
    .some((element) => toasts.some((toast) => covers(toast, element)))
}

/**
 * Moves the toasts to the other end of the screen if they would cover a protected element, unless
 * they would cover one there too.
 */
function choosePlace(region: HTMLElement) {
  delete region.dataset.moved
  if (!coversSomething(region)) return
  region.dataset.moved = ''
  if (coversSomething(region)) delete region.dataset.moved
}

/**
 * Sets `--toasts` to the height of the toasts, above which the chat button is (toaster.css). The
 * button, or its card, is lowered only once the pointer has left it.
 */
function publishHeight(region: HTMLElement) {
  const { bottom, height } = region.getBoundingClientRect()
  const isBelow = height > 0 && bottom > innerHeight / 2
  const space = isBelow ? height + 16 : 0
  const { style } = document.documentElement
  const chat = document.querySelector('#chat-widget:hover')
  if (chat && space < Number.parseFloat(style.getPropertyValue('--toasts')))
    // In Firefox the button still counts as hovered while it reports that the pointer leaves.
    chat.addEventListener(
      'pointerleave',
      () => requestAnimationFrame(() => publishHeight(region)),
      { once: true },
    )
  else style.setProperty('--toasts', `${space}px`)
}

/**
 * Keeps the toasts away from the elements that they may not cover; `ids` names the toasts that are
 * shown. Toasts stay in place when a pointer reaches them, and when one of them is closed under it:
 * if they moved, its next press would miss them.
 */
export function useToastPlace(region: HTMLElement, ids: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other toasts have another size
  useLayoutEffect(() => {
    if (!region.matches(':hover')) choosePlace(region)
    publishHeight(region)
  }, [region, ids])
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (region.contains(target as Node)) return
      choosePlace(region)
      publishHeight(region)
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [region])
}
