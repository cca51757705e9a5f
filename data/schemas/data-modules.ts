import type * as v from 'valibot'

export const dataModules: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {}
