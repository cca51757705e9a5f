/** Analytics services by the field of data/site.yaml that holds their id. */
export type MeasurementId = 'analyticsId' | 'pixelId'
/** Ids of the analytics services; a placeholder or '' means that the service is not used. */
export type MeasuringIds = Readonly<Record<MeasurementId, string>>

/** Format of a real id, used by the setup, the content check and the build. */
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

/** Whether an id is empty or a placeholder the site ships with ('G-' if any, then X or 0 only). */
export const isPlaceholder = (id: string) => /^(G-)?[X0]*$/i.test(id.trim())

/** Whether a service is left out of the build: 'off', a placeholder, or no id. */
export const isOff = (id: string) => id.trim() === 'off' || isPlaceholder(id)
