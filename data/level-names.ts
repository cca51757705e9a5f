import type { LevelId } from './schemas/facts.ts'

/** Names of the levels, apart from their other facts: forms need no more of them. */
export const levelNames = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  professional: 'Professional',
  expert: 'Expert',
} as const satisfies Record<LevelId, string>

/** The name that an address asks for (`?level=expert`); undefined for an unknown one. */
export const levelNamed = (id: string | null) =>
  Object.values(levelNames).find((name) => name.toLowerCase() === id)
