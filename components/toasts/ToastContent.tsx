import type { ToastText } from '#data/schemas/content/feedback-words.ts'

/** Title and description of a toast. */
export const ToastContent = ({ text: { title, description } }: { text: ToastText }) => (
  <>
    <p className="font-semibold">{title}</p>
    <p className="text-sm text-muted">{description}</p>
  </>
)
