import type { ReactNode } from 'react'
import type { Toast } from 'react-hot-toast/headless'
import { close as closeLabel } from '#data/toasts.yaml'
import { useSwipe } from './useSwipe.ts'

interface ToastItemProps {
  toast: Toast
  onClose: () => void
}

/** One toast with its close button; a swipe closes it too. */
export function ToastItem({ toast, onClose }: ToastItemProps) {
  const swipeHandlers = useSwipe(onClose)
  return (
    <li
      className="toast"
      data-tone={toast.type}
      data-leaving={toast.visible ? undefined : ''}
      {...swipeHandlers}
    >
      <div>{toast.message as ReactNode}</div>
      <button
        type="button"
        className="icon-link text-xl"
        onClick={onClose}
        aria-label={closeLabel}
      >
        ×
      </button>
    </li>
  )
}
