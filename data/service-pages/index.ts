import type { ServicePage } from '../schemas/facts.ts'
import type { ServiceId } from '../services.ts'
import { aiSolutions } from './ai-solutions.ts'
import { contentCreation } from './content-creation.ts'
import { designs } from './designs.ts'
import { digitalMarketing } from './digital-marketing.ts'
import { youtubeStrategy } from './youtube-strategy.ts'

/**
 * Every service page by its service's id. A page that shows one service imports that one file, so
 * that it does not carry the others.
 */
export const servicePages: Record<ServiceId, ServicePage> = {
  'ai-solutions': aiSolutions,
  'digital-marketing': digitalMarketing,
  'youtube-strategy': youtubeStrategy,
  'content-creation': contentCreation,
  designs,
}
