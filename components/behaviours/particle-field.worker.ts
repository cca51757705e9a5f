import { type FieldSize, startField } from './particle-field'

/** What the page tells the field: the canvas with its colour once, its size whenever that changes, and whether anybody can see it. */
export type FieldMessage = { canvas: OffscreenCanvas; colour: string } | { size: FieldSize } | { running: boolean }

let field: ReturnType<typeof startField> | undefined

addEventListener('message', ({ data }: MessageEvent<FieldMessage>) => {
  if ('canvas' in data) field = startField(data.canvas, data.colour)
  else if ('size' in data) field?.resize(data.size)
  else field?.run(data.running)
})
