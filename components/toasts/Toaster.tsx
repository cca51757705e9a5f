import { useEffect, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import toast, { useToaster } from 'react-hot-toast/headless'
import { toastRegion } from '#client/dom/static-toast.ts'
import { addRules } from '#client/dom/stylesheets.ts'
import styles from '#components/styles/toaster.css?inline'
import type { ToastText } from '#content/types.ts'
import { ToastItem } from './ToastItem.tsx'
import { listenForHotkey, restoreFocus } from './toast-hotkey.ts'
import { addToQueue, setVisible } from './toast-queue.tsx'
import { useToastPause } from './useToastPause.ts'
import { useToastPlace } from './useToastPlace.ts'

const tones = ['success', 'error'] as const

let isMounted = false
function mountToaster() {
  const region = document.getElementById('toasts')
  if (isMounted || !region) return
  isMounted = true
  addRules(styles)
  listenForHotkey(region)
  createRoot(document.createElement('div')).render(<Toaster region={region} />)
}

/** Shows a toast, or queues it while three are visible. */
export function enqueueToast(text: ToastText) {
  mountToaster()
  addToQueue(text)
}

/** The visible toasts, rendered into the served live regions. */
function Toaster({ region }: { region: HTMLElement }) {
  const { toasts, handlers } = useToaster()
  const isPaused = useToastPause(region)
  const { startPause, endPause } = handlers

  // biome-ignore lint/correctness/useExhaustiveDependencies: endPause changes with every pause
  useEffect(() => {
    if (isPaused) startPause()
    else endPause()
  }, [isPaused])

  const idsJson = JSON.stringify(toasts.map(({ id }) => id))
  useToastPlace(region, idsJson)
  useEffect(() => setVisible(JSON.parse(idsJson)), [idsJson])

  // Runs after each render: a success removes all errors, one of which may contain the focus.
  useLayoutEffect(() => {
    if (document.activeElement?.closest('[data-leaving]')) region.focus()
  })

  const closeToast = (id: string) => {
    const remainingToasts = toasts.filter(
      (other) => other.visible && other.id !== id,
    )
    if (region.contains(document.activeElement)) {
      if (remainingToasts.length > 0) region.focus()
      else restoreFocus()
    }
    toast.dismiss(id)
  }

  return tones.map((tone) => {
    const liveRegion = toastRegion(tone)
    const toastsOfTone = toasts.filter(({ type }) => type === tone).reverse()
    // Screen readers ignore an empty list, so the list is added together with its first item.
    return (
      liveRegion &&
      toastsOfTone.length > 0 &&
      createPortal(
        <ol>
          {toastsOfTone.map((item) => (
            // A toast that is shown again is a new element, so that screen readers read it again.
            <ToastItem
              key={`${item.id} ${item.createdAt}`}
              toast={item}
              onClose={() => closeToast(item.id)}
            />
          ))}
        </ol>,
        liveRegion,
        tone,
      )
    )
  })
}
