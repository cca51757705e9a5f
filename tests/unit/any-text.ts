import fc from 'fast-check'

const codeUnit = fc.integer({ min: 0, max: 0xffff })

/** Generates texts (fast-check) that can be typed or pasted, lone surrogates included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(codeUnit, { maxLength: 60 })
    .map((units) => String.fromCharCode(...units)),
)
