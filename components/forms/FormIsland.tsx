import type { ComponentProps } from 'react'
import { Island } from '#components/islands/Island.tsx'
import { FormNotice } from './FormNotice.tsx'

type FormIslandProps = ComponentProps<typeof FormNotice> &
  Pick<ComponentProps<typeof Island>, 'answers' | 'children'>

/** A form of a page with what it says of the answers; it works offline too. */
export const FormIsland = ({ answers, children, ...form }: FormIslandProps) => (
  <Island
    answers={answers}
    offline
    slots={{ notice: <FormNotice {...form} /> }}
  >
    {children}
  </Island>
)
