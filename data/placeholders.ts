/** True for the ids that data/site ships with (only X or 0 after an optional 'G-'), and for none at all: then nothing of that service loads or is allowed to. */
export const isPlaceholder = (id: string) => /^(G-)?[X0]*$/i.test(id.trim())
