import { levelNames } from '#data/career/level-names.yaml'

/** The name that an address asks for (`?level=expert`); undefined for an unknown one. */
export const levelNamed = (asked: string | null) =>
  Object.entries(levelNames).find(([id]) => id === asked)?.[1]
