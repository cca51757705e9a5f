import { describe, expect, test } from 'vitest'
import { claims, promises } from '../../data/claims'
import { fields as application } from '../../data/forms/application.fields'
import { fields as consultation } from '../../data/forms/consultation.fields'
import { fields as contact } from '../../data/forms/contact.fields'
import { fields as homeContact } from '../../data/forms/home-contact.fields'
import { fields as serviceRequest } from '../../data/forms/service-request.fields'
import { careerRoles, earlyBird, levels } from '../../data/levels'
import { bundleOffer, guideBonusWorth, guidePrice, prices } from '../../data/prices'
import { site } from '../../data/site'

// Written out once more on purpose: whoever changes a figure meets the requirement that it comes from.
describe('what the site states', () => {
  test('the prices, in whole rupees and dollars', () => {
    expect(prices).toEqual({
      premium: { INR: 100_000, USD: 1_200 },
      beginner: { INR: 7_999, USD: 100 },
      intermediate: { INR: 14_999, USD: 190 },
      professional: { INR: 22_999, USD: 290 },
      expert: { INR: 29_999, USD: 375 },
      bundle: { INR: 49_999, USD: 625 },
    })
    expect(bundleOffer).toEqual({ struck: 74_996, label: 'save 30%' })
    expect([guidePrice, guideBonusWorth]).toEqual([1_499, 5_000])
  })

  test('the length and the expected salary of each level, and the label they share', () => {
    expect(levels.map(({ id, duration, expectedSalary }) => `${id}: ${duration}, ${expectedSalary}`)).toEqual([
      'beginner: 8 weeks, 2-6 LPA',
      'intermediate: 12 weeks, 5-14 LPA',
      'professional: 16 weeks, 12-30 LPA',
      'expert: 20 weeks, 25-80 LPA+',
    ])
    expect(earlyBird).toMatch(/new program.*early-bird/i)
    expect(careerRoles.every(({ description }) => description.includes('Indicative only'))).toBe(true)
  })

  test('the figures it claims', () => {
    expect(claims).toEqual({
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
    })
  })

  test('the times it promises', () => {
    expect(promises).toEqual({
      reviewResponse: '24-48 hours',
      consultationResponse: '24 hours',
      serviceResponse: '2-4 hours',
      paymentDetails: '2 hours',
      freeConsultation: '30 minutes',
      strategyCall: '45-minute',
      quickStart: '1-2 weeks',
      typicalProject: '2-8 weeks',
    })
  })

  test('where, when and in which languages the consultant works, and for which countries', () => {
    const { location, reach, languages, timeZoneLabel, businessHours, areasServed } = site
    expect([location, reach, timeZoneLabel, businessHours]).toEqual(['India', 'Remote Worldwide', 'IST (GMT+5:30)', 'Monday-Friday 9am-6pm IST'])
    expect(languages).toEqual(['English', 'Hindi', 'Bengali'])
    expect(areasServed).toHaveLength(10)
  })
})

test('each form asks for its own fields, in order, the required ones starred', () => {
  const asked = (fields: readonly { name: string; required: boolean }[]) => fields.map(({ name, required }) => `${name}${required ? '*' : ''}`).join(', ')
  expect(asked(homeContact)).toBe('name*, email*, message*')
  expect(asked(contact)).toBe('name*, email*, company, service, message*')
  expect(asked(serviceRequest)).toBe('name*, email*, phone, company, service*, budget, timeline, description*, goals')
  expect(asked(consultation)).toBe('name*, email*, phone*, businessType*, challenges*, preferredTime')
  expect(asked(application)).toBe(
    'fullName*, email*, phone*, businessName*, businessWebsite, industry*, businessSize*, currentRevenue*, aiExperience*, businessChallenges*, transformationGoals*, investmentReadiness*, additionalInfo',
  )
})
