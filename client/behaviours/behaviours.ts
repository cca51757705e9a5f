import { chatCard } from './chat-card.ts'
import { counter } from './counter.ts'
import { thisYear, today } from './current-date.ts'
import { dismissible } from './dismissible.ts'
import { fallbackPicture } from './fallback-picture.ts'
import { guideLink } from './guide-link.ts'
import { currencyChoice, projectFilter } from './kept-choice.ts'
import { lazyParticles } from './lazy-particles.ts'
import { reveal } from './reveal.ts'

/** Enhances an element; may return a function to call when its page is left for good. */
type Behaviour = (element: HTMLElement) => unknown

/** Enhancements of served elements, by the name in `data-behaviour`. */
export const behaviours: Readonly<Record<string, Behaviour>> = {
  counter,
  'currency-choice': currencyChoice,
  'chat-card': chatCard,
  today,
  'this-year': thisYear,
  dismissible,
  'fallback-picture': fallbackPicture,
  'guide-link': guideLink,
  particles: lazyParticles,
  'project-filter': projectFilter,
  reveal,
}

/** What each started behaviour has returned, by its element. */
const behaviourResults = new WeakMap<Element, unknown>()
const enhancedElementsIn = (root: ParentNode) =>
  root.querySelectorAll<HTMLElement>('[data-behaviour]')

/** Starts the behaviours of all elements below `root` that have not started yet. */
export function startBehaviours(root: ParentNode = document) {
  for (const element of enhancedElementsIn(root))
    if (!behaviourResults.has(element))
      behaviourResults.set(
        element,
        behaviours[element.dataset.behaviour ?? '']?.(element),
      )
}

/** Stops the behaviours below `root`, which is part of a page that is left for good. */
export function stopBehaviours(root: ParentNode) {
  for (const element of enhancedElementsIn(root)) {
    const stop = behaviourResults.get(element)
    if (typeof stop === 'function') stop()
  }
}
