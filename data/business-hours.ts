import * as business from '#data/business.yaml'
import { timeZoneName } from '#data/site.yaml'
import { hoursText } from './hours-text.ts'

/** Business hours as pages show them: 'Monday-Friday 9am-6pm IST' (requirements §1.1.4, §3.3.3). */
export const businessHours = hoursText(
  business.hours.filter(({ onPages }) => onPages),
  timeZoneName,
)
