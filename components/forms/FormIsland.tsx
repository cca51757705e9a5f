import type { ComponentProps } from 'react'
import { Island } from '#components/islands/Island.tsx'
import { FormNotice } from './FormNotice.tsx'

type FormIslandProps = ComponentProps<typeof FormNotice> &
  Pick<ComponentProps<typeof Island>, 'answers' | 'children'>

/** A form that also works offline, with a notice on what happens to the answers. */
export const FormIsland = ({
  answers,
  children,
  ...notice
}: FormIslandProps) => (
  <Island
    answers={answers}
    offline
    slots={{ notice: <FormNotice {...notice} /> }}
  >
    {children}
  </Island>
)
