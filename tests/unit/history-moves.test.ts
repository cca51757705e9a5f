// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { HISTORY_MOVE, onHistoryMove } from '#client/dom/history-moves.ts'

// client/analytics/senders.ts hides `popstate` from later listeners and fires HISTORY_MOVE instead.
test.each(['popstate', HISTORY_MOVE])(
  'onHistoryMove calls its listener at the event %s until the listener is removed',
  (type) => {
    const close = vi.fn()
    const end = onHistoryMove(close)
    dispatchEvent(new Event(type))
    expect(close).toHaveBeenCalledOnce()
    end()
    dispatchEvent(new Event(type))
    expect(close).toHaveBeenCalledOnce()
  },
)
