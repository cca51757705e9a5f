/** Fields of data/site.yaml that contain the id of an analytics service. */
export const measurementFields = ['analyticsId', 'pixelId'] as const
export type MeasurementField = (typeof measurementFields)[number]
/** Ids of the analytics services; a placeholder, 'off' or '' means that the service is not used. */
export type MeasurementIds = Readonly<Record<MeasurementField, string>>

/**
 * The name of each service, the environment variable that may contain its id, the format of its
 * real ids, and the description of such an id in error messages, with an example.
 */
export const measurementServices = {
  analyticsId: {
    service: 'Google Analytics',
    variable: 'ANALYTICS_ID',
    pattern: /^G-[A-Z0-9]{8,12}$/,
    example:
      "a Google Analytics 4 measurement id such as 'G-AB12CD34EF' (Admin, Data streams)",
  },
  pixelId: {
    service: 'the Meta pixel',
    variable: 'PIXEL_ID',
    pattern: /^\d{14,17}$/,
    example:
      "a Meta pixel id, which is 15 or 16 digits such as '123456789012345' (Events Manager, Data sources)",
  },
} as const

/** Whether an id is empty or a placeholder: only X and 0, with or without 'G-' before them. */
export const isPlaceholderId = (id: string) => /^(G-)?[X0]*$/i.test(id.trim())

/** Whether an id leaves its service out of the build: 'off', a placeholder or an empty id. */
export const isOff = (id: string) => id.trim() === 'off' || isPlaceholderId(id)
