import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import toast, { type Toast, useToaster } from 'react-hot-toast/headless'
import { moveFocus } from '../../client/dom/focus.ts'
import { regionOf } from '../../client/dom/static-toast.ts'
import type { ToastText } from '../../data/toasts.ts'

/** Requirements §4.11. Milliseconds. */
const VISIBLE = 3
const DURATION = { success: 4000, error: 10_000 } as const
const tones = ['success', 'error'] as const
/** The time a toast takes to leave. */
const LEAVING = 200
/** Distance of a swipe that dismisses a toast, in pixels. */
const SWIPE = 60

export const ToastWords = ({ text: { title, description } }: { text: ToastText }) => (
  <>
    <p className="font-semibold">{title}</p>
    <p className="text-sm text-muted">{description}</p>
  </>
)

const waiting: ToastText[] = []
let shown = 0

function showNext() {
  while (shown < VISIBLE) {
    const text = waiting.shift()
    if (!text) return
    shown++
    const { tone } = text
    toast[tone](<ToastWords text={text} />, { duration: DURATION[tone], removeDelay: LEAVING })
  }
}

let mounted = false
function mount() {
  const region = document.getElementById('toasts')
  if (mounted || !region) return
  mounted = true
  createRoot(document.createElement('div')).render(<Toaster region={region} />)
}

/** Shows a toast, or keeps it waiting while three are shown. */
export function enqueueToast(text: ToastText) {
  mount()
  waiting.push(text)
  showNext()
}

/**
 * Whether the toasts' time is stopped: a pointer or the focus is on them, or the visitor is in another
 * tab (the chat that has just opened).
 */
function usePause(region: HTMLElement) {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    let hovered = false
    const update = () =>
      setPaused(hovered || document.hidden || region.contains(document.activeElement))
    const hover = (event: Event) => {
      hovered = event.type === 'pointerenter'
      update()
    }
    const updateNextFrame = () => requestAnimationFrame(update)
    region.addEventListener('pointerenter', hover)
    region.addEventListener('pointerleave', hover)
    region.addEventListener('focusin', update)
    region.addEventListener('focusout', updateNextFrame)
    document.addEventListener('visibilitychange', update)
    // A toast that goes takes pointer and focus with it, and no event tells.
    const watcher = new MutationObserver(() => {
      if (region.querySelector('li')) return
      hovered = false
      update()
    })
    watcher.observe(region, { childList: true, subtree: true })
    // The chat's tab may have covered this one before the first toast.
    update()
  }, [region])
  return isPaused
}

/** Alt+T brings the focus to the toasts and back; Escape brings it back (requirements §4.11.4). Returns the way back. */
function useHotkey(region: HTMLElement) {
  const before = useRef<Element>(undefined)
  const back = useCallback(() => {
    moveFocus(before.current)
    before.current = undefined
  }, [])
  useEffect(() => {
    document.addEventListener('keydown', (event) => {
      const inside = region.contains(document.activeElement)
      // Some Windows browsers report AltGr, which types letters, as Ctrl and Alt.
      if (event.altKey && !event.ctrlKey && event.code === 'KeyT') {
        event.preventDefault()
        if (inside) return back()
        region.focus()
      } else if (event.key === 'Escape' && inside) back()
    })
    region.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !region.contains(relatedTarget))
        before.current = relatedTarget
    })
  }, [region, back])
  return back
}

function Toaster({ region }: { region: HTMLElement }) {
  const { toasts, handlers } = useToaster()
  const isPaused = usePause(region)
  const back = useHotkey(region)
  const { startPause, endPause } = handlers

  // biome-ignore lint/correctness/useExhaustiveDependencies: endPause changes with every pause; only a change of hands counts
  useEffect(() => {
    if (isPaused) startPause()
    else endPause()
  }, [isPaused])

  useEffect(() => {
    shown = toasts.length
    showNext()
  }, [toasts.length])

  const close = (id: string) => {
    const remaining = toasts.filter((other) => other.visible && other.id !== id)
    if (region.contains(document.activeElement)) {
      if (remaining.length > 0) region.focus()
      else back()
    }
    toast.dismiss(id)
  }

  return tones.map((tone) => {
    const place = regionOf(tone)
    const items = toasts.filter(({ type }) => type === tone).reverse()
    // A list without items is none to a screen reader, so it comes with the first of them.
    return (
      place &&
      items.length > 0 &&
      createPortal(
        <ol className="toast-list">
          {items.map((item) => (
            <ToastItem key={item.id} item={item} onClose={() => close(item.id)}>
              {item.message as ReactNode}
            </ToastItem>
          ))}
        </ol>,
        place,
        tone,
      )
    )
  })
}

interface ToastItemProps {
  item: Toast
  onClose: () => void
  children: ReactNode
}

/** One toast. It follows a finger to the right or down and goes when it was moved far enough. */
function ToastItem({ item, onClose, children }: ToastItemProps) {
  const start = useRef<{ x: number; y: number }>(null)
  const distance = (event: PointerEvent) =>
    Math.max(0, event.clientX - (start.current?.x ?? 0), event.clientY - (start.current?.y ?? 0))
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const { x, y } = start.current
    event.currentTarget.style.translate = `${Math.max(0, event.clientX - x)}px ${Math.max(0, event.clientY - y)}px`
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const far = event.type === 'pointerup' && distance(event) > SWIPE
    start.current = null
    event.currentTarget.style.transition = ''
    if (far) onClose()
    else event.currentTarget.style.translate = ''
  }
  return (
    <li
      className="toast"
      data-tone={item.type}
      data-leaving={item.visible ? undefined : ''}
      onPointerDown={(event) => {
        if (event.button !== 0 || (event.target as Element).closest('button')) return
        start.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.style.transition = 'none'
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <div>{children}</div>
      <button
        type="button"
        className="icon-link text-xl"
        onClick={onClose}
        aria-label="Close notification"
      >
        ×
      </button>
    </li>
  )
}
