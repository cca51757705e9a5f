import { counter } from '../behaviours/counter'
import { thisYear, today } from '../behaviours/dates'
import { dismissible } from '../behaviours/dismissible'
import { fallbackPicture } from '../behaviours/fallback-picture'
import { guideLink } from '../behaviours/guide-link'
import { lazyParticles } from '../behaviours/lazy-particles'
import { offlinePage } from '../behaviours/offline'
import { reveal } from '../behaviours/reveal'

/** Small enhancements of served markup that need no component: `data-behaviour="counter"` names one. Each leaves the element as it is when it fails. */
const behaviours: Record<string, (element: HTMLElement) => void> = {
  counter,
  today,
  'this-year': thisYear,
  dismissible,
  'offline-page': offlinePage,
  'fallback-picture': fallbackPicture,
  'guide-link': guideLink,
  particles: lazyParticles,
  reveal,
}

const started = new WeakMap<HTMLElement, Set<string>>()

/** Starts every behaviour below `root`, once for each element. */
export function startBehaviours(root: ParentNode = document) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    const names = started.get(element) ?? new Set()
    started.set(element, names)
    for (const name of (element.dataset.behaviour ?? '').split(' ')) {
      if (names.has(name)) continue
      names.add(name)
      behaviours[name]?.(element)
    }
  }
}
