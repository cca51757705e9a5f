import type { ServiceCard } from '#content/types.ts'
import * as business from '#data/business.yaml'
import { card as aiSolutions } from '#data/services/ai-solutions.yaml'
import { card as contentCreation } from '#data/services/content-creation.yaml'
import { card as designs } from '#data/services/designs.yaml'
import { card as digitalMarketing } from '#data/services/digital-marketing.yaml'
import { card as youtubeStrategy } from '#data/services/youtube-strategy.yaml'
import { type ServiceId, serviceIds } from './ids.ts'

const cards: Record<ServiceId, ServiceCard> = {
  'ai-solutions': aiSolutions,
  'digital-marketing': digitalMarketing,
  'youtube-strategy': youtubeStrategy,
  'content-creation': contentCreation,
  designs,
}

/** The cards of the services with their pages and starting prices. */
export const services = serviceIds.map((id) => ({
  id,
  link: `/services/${id}`,
  ...cards[id],
  /** Where there is none, the work is quoted after a call. */
  from: id === 'digital-marketing' ? business.marketingOffer.price : undefined,
}))
