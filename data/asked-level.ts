import { levelNames } from '#data/career/level-names.yaml'

/** Name of the level whose id a URL contains (`?level=expert`); undefined for an unknown id. */
export const levelNameOf = (levelId: string | null) =>
  Object.entries(levelNames).find(([id]) => id === levelId)?.[1]
