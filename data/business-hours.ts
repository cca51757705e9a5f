import business from './business.json' with { type: 'json' }
import { hoursText } from './hours-text.ts'
import { timeZoneName } from './site.ts'

/** As pages write them: 'Monday-Friday 9am-6pm IST' (requirements §1.1.4, §3.3.3). */
export const businessHours = hoursText(
  business.hours.filter(({ onPages }) => onPages),
  timeZoneName,
)
