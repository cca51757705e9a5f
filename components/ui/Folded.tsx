import { Children, type ReactNode } from 'react'

/** Parts of a long page that the browser lays out as they come near, or one by one when it is idle (components/behaviours/unfold). */
export const Folded = ({ children }: { children: ReactNode }) =>
  Children.map(children, (part) => (
    <div className="folded" data-behaviour="unfold">
      {part}
    </div>
  ))
