import { useEffect, useLayoutEffect } from 'react'

/** What a toast speaks of, and what is pressed next; a heading with the focus is neither. */
const NOT_COVERED = [
  ':focus:not([tabindex="-1"])',
  '[aria-invalid=true]',
  'button[type=submit]',
  '[role=group][tabindex="-1"]',
].join()

/** The label of a field is above it. */
const LABEL_HEIGHT = 40

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top - LABEL_HEIGHT

/** Whether a toast of the region lies over something that it may not cover. */
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
 * Moves the toasts to the other end of the screen where their own place would cover something, and
 * says how high they are, so that the chat button is above them (styles/toasts.css).
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

/** Keeps the toasts clear of what they speak of and of what is pressed next. */
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
