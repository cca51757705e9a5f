import { expect, test } from 'vitest'
import { fields as application } from '../../data/forms/application.fields.ts'
import { fields as consultation } from '../../data/forms/consultation.fields.ts'
import { fields as contact } from '../../data/forms/contact.fields.ts'
import { fields as homeContact } from '../../data/forms/home-contact.fields.ts'
import { fields as serviceRequest } from '../../data/forms/service-request.fields.ts'

test('each form asks for its own fields in order, with the required ones starred', () => {
  const asked = (fields: readonly { name: string; required: boolean }[]) =>
    fields.map(({ name, required }) => `${name}${required ? '*' : ''}`).join(', ')
  expect(asked(homeContact)).toBe('name*, email*, message*')
  expect(asked(contact)).toBe('name*, email*, company, service, message*')
  expect(asked(serviceRequest)).toBe(
    'name*, email*, phone, company, service*, budget, timeline, description*, goals',
  )
  expect(asked(consultation)).toBe(
    'name*, email*, phone*, businessType*, challenges*, preferredTime',
  )
  expect(asked(application)).toBe(
    'fullName*, email*, phone*, businessName*, businessWebsite, industry*, businessSize*, ' +
      'currentRevenue*, aiExperience*, businessChallenges*, transformationGoals*, ' +
      'investmentReadiness*, additionalInfo',
  )
})
