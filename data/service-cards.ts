import type { FigureData, ServiceCard } from '#content/types.ts'
import * as business from '#data/business.yaml'
import aiSolutions from '#data/services/ai-solutions.yaml'
import contentCreation from '#data/services/content-creation.yaml'
import designs from '#data/services/designs.yaml'
import digitalMarketing from '#data/services/digital-marketing.yaml'
import youtubeStrategy from '#data/services/youtube-strategy.yaml'
import { type ServiceId, serviceIds } from './ids.ts'

const pages: Record<ServiceId, { card: ServiceCard; figure: FigureData }> = {
  'ai-solutions': aiSolutions,
  'digital-marketing': digitalMarketing,
  'youtube-strategy': youtubeStrategy,
  'content-creation': contentCreation,
  designs,
}

/** Cards of the services, in the order of the home and services pages. */
export const serviceCards = serviceIds.map((id) => ({
  id,
  link: `/services/${id}`,
  ...pages[id].card,
  /** The figure of the service's page; the card shows it small and without words. */
  figure: pages[id].figure,
  /** Starting price in USD; undefined if the price is agreed in a call. */
  startingPrice:
    id === 'digital-marketing' ? business.marketingOffer.price : undefined,
}))
