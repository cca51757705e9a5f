// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { HISTORY_MOVE, onHistoryMove } from '#client/dom/history-moves.ts'

// client/analytics/senders.ts hides `popstate` from later listeners and fires HISTORY_MOVE instead.
test.each(['popstate', HISTORY_MOVE])(
  'what a visitor opened closes at the event %s, which Back fires',
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
