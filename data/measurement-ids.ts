/** Analytics services by the field of data/site.yaml that holds their id. */
export type MeasurementId = 'analyticsId' | 'pixelId'
/** Ids of the services that measure; placeholders and '' count as none. */
export type MeasuringIds = Readonly<Record<MeasurementId, string>>

/** Format of a real id, for setup, content check and build. */
export const measurementIds: Readonly<
  Record<MeasurementId, { pattern: RegExp; example: string }>
> = {
  analyticsId: {
    pattern: /^G-[A-Z0-9]{8,12}$/,
    example:
      "a Google Analytics 4 measurement id such as 'G-AB12CD34EF' (Admin, Data streams)",
  },
  pixelId: {
    pattern: /^\d{14,17}$/,
    example:
      "a Meta pixel id, which is 15 or 16 digits such as '123456789012345' (Events Manager, Data sources)",
  },
}

/** Whether an id is one that the site ships with (X or 0 after an optional 'G-'), or none. */
export const isPlaceholder = (id: string) => /^(G-)?[X0]*$/i.test(id.trim())

/** Whether a service is left out of the build: 'off', a placeholder, or no id. */
export const isOff = (id: string) => id.trim() === 'off' || isPlaceholder(id)
