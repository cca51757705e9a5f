import { useEffect, useState } from 'react'
import type { ReplyPromise } from '../../data/reply-settings.ts'

/** Fetched with this module, on interest in the form; the line stays empty without it. */
const replyTimes = import('../../client/behaviours/reply-times.ts').catch(() => undefined)

/** Says when the reply to a message sent now is due, in a line whose height is reserved. */
export function ReplyDue({ promise }: { promise: ReplyPromise }) {
  const [due, setDue] = useState<string>()
  useEffect(() => {
    void replyTimes.then((module) => setDue(module?.replyDue(promise)))
  }, [promise])
  return <p className="mt-2 min-h-6 text-sm leading-6 text-muted">{due}</p>
}
