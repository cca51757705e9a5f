import { useEffect, useLayoutEffect } from 'react'

/** Elements that no toast may cover. A focused heading (tabindex -1) may be covered. */
const NOT_COVERED = [
  ':focus:not([tabindex="-1"])',
  '[aria-invalid=true]',
  'button[type=submit]',
  '[role=group][tabindex="-1"]',
].join()

/** Height in px above a field that is kept free for its label. */
const LABEL_HEIGHT = 40

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top - LABEL_HEIGHT

/** Whether a toast in the region overlaps one of the elements that it may not cover. */
function coversSomething(region: HTMLElement) {
  const boxes = [...region.querySelectorAll('li')].map((toast) =>
    toast.getBoundingClientRect(),
  )
  const others = [...document.querySelectorAll(`main :is(${NOT_COVERED})`)]
  return others
    .map((element) => element.getBoundingClientRect())
    .some((other) => boxes.some((box) => overlap(box, other)))
}

/**
 * Moves the toasts to the other end of the screen if they would cover such an element, unless they
 * would cover one there too. Sets `--toasts` to their height, so that the chat button is above them
 * (styles/toaster.css).
 */
function place(region: HTMLElement) {
  delete region.dataset.moved
  if (coversSomething(region)) {
    region.dataset.moved = ''
    if (coversSomething(region)) delete region.dataset.moved
  }
  const { bottom, height } = region.getBoundingClientRect()
  const isBelow = height > 0 && bottom > innerHeight / 2
  document.documentElement.style.setProperty(
    '--toasts',
    isBelow ? `${height + 16}px` : '0px',
  )
}

/** Keeps the toasts away from the elements that they may not cover. */
export function useToastPlace(region: HTMLElement) {
  // After each render, since each one may have added or removed a toast.
  useLayoutEffect(() => place(region))
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (!region.contains(target as Node)) place(region)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [region])
}
