/** The five services in the order of the home and services pages (requirements §2.5.2). */
export const serviceIds = [
  'ai-solutions',
  'digital-marketing',
  'youtube-strategy',
  'content-creation',
  'designs',
] as const
/** The id of a service, which is also the last part of its page's path. */
export type ServiceId = (typeof serviceIds)[number]

/** The levels of the career program, lowest first. */
export const levelIds = [
  'beginner',
  'intermediate',
  'professional',
  'expert',
] as const
export type LevelId = (typeof levelIds)[number]

/** Groups of portfolio projects, in the order of the home page's tabs (requirements §2.5.3). */
export const projectGroups = ['ai', 'content', 'video'] as const
export type ProjectGroup = (typeof projectGroups)[number]
