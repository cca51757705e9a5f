import type { ServicePage } from '../schemas/facts'
import type { ServiceId } from '../services'
import { aiSolutions } from './ai-solutions'
import { contentCreation } from './content-creation'
import { designs } from './designs'
import { digitalMarketing } from './digital-marketing'
import { youtubeStrategy } from './youtube-strategy'

/** Every service page by its service's id. A page that shows one service imports that one file, so that it does not carry the others. */
export const servicePages: Record<ServiceId, ServicePage> = {
  'ai-solutions': aiSolutions,
  'digital-marketing': digitalMarketing,
  'youtube-strategy': youtubeStrategy,
  'content-creation': contentCreation,
  designs,
}
