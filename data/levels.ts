import beginner from '#data/career/beginner.yaml'
import expert from '#data/career/expert.yaml'
import intermediate from '#data/career/intermediate.yaml'
import { levelNames } from '#data/career/level-names.yaml'
import professional from '#data/career/professional.yaml'
import { prices } from '#data/prices.yaml'
import { type LevelId, levelIds } from './ids.ts'

const wordsById = { beginner, intermediate, professional, expert }

/** A level of the career program: its words, name, page and price. */
export const levelOf = (id: LevelId) => ({
  ...wordsById[id],
  id,
  level: levelNames[id],
  link: `/career/${id}`,
  price: prices[id],
})
export type Level = ReturnType<typeof levelOf>

/** The four levels in the order in which they are taken (requirements §2.9, §9.1). */
export const levels = levelIds.map(levelOf)
