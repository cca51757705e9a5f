import type { BrowserContext, Page } from 'playwright/test'
import type { LeadPage, TypedAnswers } from '#tests/e2e/leads.ts'

type Scope = typeof window & {
  __sent: (text: string) => void
  __windows?: 'blocked'
}

/** Returns a list that receives the texts that a context's pages send by chat or mailto: form. */
export async function watchDepartures(
  context: BrowserContext,
): Promise<string[]> {
  const sentTexts: string[] = []
  await context.exposeFunction('__sent', (text: string) => sentTexts.push(text))
  await context.addInitScript(() => {
    const scope = window as Scope
    const realSetTimeout = setTimeout
    window.open = ((url: string) => {
      if (scope.__windows === 'blocked') return null
      scope.__sent(decodeURIComponent(String(url)))
      return { opener: window }
    }) as typeof window.open
    addEventListener(
      'submit',
      (event) => {
        const form = event.target as HTMLFormElement
        const text = [...new FormData(form).values()].join('\n')
        const leave = () => {
          if (!event.defaultPrevented && form.action.startsWith('mailto:'))
            scope.__sent(text)
        }
        // Runs after all other listeners.
        realSetTimeout(leave, 0)
      },
      { capture: true },
    )
  })
  return sentTexts
}

/** The joined text of all visible panels that offer a message. */
export const textOfPanels = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is([data-rescue], .notice, .card:has(.btn-chat))',
      ),
    ]
      .filter((panel) => panel.checkVisibility())
      .map((panel) => panel.textContent)
      .join('\n'),
  )

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Fields that are lost: neither the value nor the label of the chosen option is in any of the
 * `texts`. Differences of white space do not count.
 */
export const lostFields = (
  lead: LeadPage,
  values: TypedAnswers,
  texts: readonly string[],
) =>
  Object.entries(values).flatMap(([name, value]) => {
    const options = lead.fields.find((field) => field.name === name)?.options
    const label =
      options?.find((option) => option.value === value)?.label ?? value
    const carries = (text: string, words: string) =>
      words
        .split('\n')
        .every((line) => collapseSpaces(text).includes(collapseSpaces(line)))
    return texts.some((text) => carries(text, value) || carries(text, label))
      ? []
      : [`${name} '${value.slice(0, 30)}'`]
  })
