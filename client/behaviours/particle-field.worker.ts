import { type FieldSize, startField } from './particle-field.ts'

/**
 * What the page sends for each field: the canvas with its colour once, its size on every change,
 * whether it is visible, and its end.
 */
export type FieldMessage = { field: number } & (
  | { canvas: OffscreenCanvas; colour: string }
  | { size: FieldSize }
  | { running: boolean }
  | { ended: true }
)

const fields = new Map<number, ReturnType<typeof startField>>()

addEventListener('message', ({ data }: MessageEvent<FieldMessage>) => {
  const field = fields.get(data.field)
  if ('canvas' in data) fields.set(data.field, startField(data.canvas, data.colour))
  else if ('size' in data) field?.resize(data.size)
  else if ('running' in data) field?.run(data.running)
  else {
    field?.run(false)
    fields.delete(data.field)
  }
})
