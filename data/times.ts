/**
 * The hours of a time, the longest of a span: 48 of '24-48 hours'; undefined where it is no count
 * of hours.
 */
export function hoursOf(time: string): number | undefined {
  const [, hours] = /^(?:\d+(?:-| to ))?(\d+) ?h(?:ours?)?$/i.exec(time.trim()) ?? []
  return hours === undefined ? undefined : Number(hours)
}
