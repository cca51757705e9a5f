/** Figures the site claims (requirements §9.2). Each page keeps its own, so these are separate facts, not copies (requirements §9.2.1). */
export const claims = {
  years: '6+',
  projects: '200+',
  happyClients: '200+',
  happyClientsTestimonials: '50+',
  averageRoi: '300%',
  averageGrowth: '300%',
  provenRoi: '300%+',
  industries: '50+',
  satisfaction: '98%',
  roas: '250%+',
  roasRange: '250-500%',
  revenue: '$2M',
  productivity: '300%',
  costReduction: '70%',
  retention: '90%',
  businessOwnersHelped: '200',
  rating: { value: 4.9, reviews: 200 },
  explanationVideos: { views: '300K+', retention: '85%', videos: '50+' },
} as const

/** What visitors are promised, in the words every page uses (requirements §9.2.2). */
export const promises = {
  reviewResponse: '24-48 hours',
  consultationResponse: '24 hours',
  serviceResponse: '2-4 hours',
  paymentDetails: '2 hours',
  freeConsultation: '30 minutes',
  strategyCall: '45-minute',
  quickStart: '1-2 weeks',
  typicalProject: '2-8 weeks',
} as const
