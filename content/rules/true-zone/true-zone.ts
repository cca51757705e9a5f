import { ruleOfFile } from '../rule.ts'

const offsetFromUtc = /(?:GMT|UTC) ?([+-]\d{1,2})(?::(\d\d))?(?=[\s),;]|$)/

/** The offset from UTC that a label of a zone names, '5:30' for 'IST (GMT+5:30)', or undefined. */
function offsetIn(name: string): string | undefined {
  const [match, hours, minutes = '00'] = offsetFromUtc.exec(name) ?? []
  return match && `${Number(hours)}:${minutes}`
}

/** The offsets of a zone from UTC in January and in July: '5:30' for 'Asia/Kolkata'. */
const offsetsOf = (timeZone: string) =>
  [0, 6].map((month) => {
    const format = new Intl.DateTimeFormat('en', {
      timeZone,
      timeZoneName: 'longOffset',
    })
    return offsetIn(format.format(Date.UTC(2026, month))) ?? '0:00'
  })

/** Reports a label of the time zone with the offset from UTC of another zone. */
export const trueZone = ruleOfFile('data/site.yaml', {
  name: 'true-zone',
  severity: 'stops',
  find({ timeZone, timeZoneLabel }, report) {
    const namedOffset = offsetIn(timeZoneLabel)
    if (!namedOffset || offsetsOf(timeZone).includes(namedOffset)) return []
    const message = `'${timeZoneLabel}' is not the time of ${timeZone}: change one of the two`
    return [report(['timeZoneLabel'], message)]
  },
})
