import { useEffect, useLayoutEffect } from 'react'

/** Selects elements that no toast may cover. A focused heading (tabindex -1) may be covered. */
const PROTECTED_SELECTOR = [
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
function coversProtectedElement(region: HTMLElement) {
  const toasts = [...region.querySelectorAll('li')].map((toast) =>
    toast.getBoundingClientRect(),
  )
  const elements = [
    ...document.querySelectorAll(`main :is(${PROTECTED_SELECTOR})`),
  ]
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
  if (!coversProtectedElement(region)) return
  region.dataset.moved = ''
  if (coversProtectedElement(region)) delete region.dataset.moved
}

/**
 * Sets `--toasts` to the height by which the toasts raise the chat button (toaster.css). The button
 * and its card move down again only once the pointer has left them.
 */
function publishHeight(region: HTMLElement) {
  const { bottom, height } = region.getBoundingClientRect()
  const isBelow = height > 0 && bottom > innerHeight / 2
  const raiseHeight = isBelow ? height + 16 : 0
  const { style } = document.documentElement
  const hoveredChat = document.querySelector('#chat-widget:hover')
  if (
    hoveredChat &&
    raiseHeight < Number.parseFloat(style.getPropertyValue('--toasts'))
  )
    // In Firefox the chat button still matches :hover during `pointerleave`.
    hoveredChat.addEventListener(
      'pointerleave',
      () => requestAnimationFrame(() => publishHeight(region)),
      { once: true },
    )
  else style.setProperty('--toasts', `${raiseHeight}px`)
}

/**
 * Keeps the toasts away from the elements that they may not cover; `idsJson` lists the toasts that
 * are shown. If these change while the pointer is over the toasts, for example because one was
 * closed, the toasts stay in place: otherwise the visitor's next press would miss them.
 */
export function useToastPlace(region: HTMLElement, idsJson: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other toasts have another size
  useLayoutEffect(() => {
    if (!region.matches(':hover')) choosePlace(region)
    publishHeight(region)
  }, [region, idsJson])
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
