import fc from 'fast-check'

const codeUnit = fc.integer({ min: 0, max: 0xffff })

/** Any text that typing or pasting can put into a field, lone surrogates included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(codeUnit, { maxLength: 60 })
    .map((units) => String.fromCharCode(...units)),
)
