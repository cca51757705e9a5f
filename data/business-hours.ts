import { workingHours } from './hours.ts'
import { hoursText } from './hours-text.ts'
import { timeZoneName } from './site.ts'

/** As pages write them: 'Monday-Friday 9am-6pm IST' (requirements §1.1.4). */
export const businessHours = hoursText(workingHours, timeZoneName)
