import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { report } from './timing.ts'

/** Reports the Core Web Vitals, earlier events included; some of them once the visitor leaves. */
export function reportVitals() {
  const reportVital = ({ name, value }: Metric) => report('web-vitals', name, value)
  for (const onVital of [onTTFB, onFCP, onLCP, onCLS, onINP]) onVital(reportVital)
}
