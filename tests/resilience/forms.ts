import type { BrowserContext, Page } from 'playwright/test'
import type { LeadPage, TypedAnswers } from '#tests/e2e/leads.ts'

type Scope = typeof window & {
  __left: (text: string) => void
  __windows?: 'blocked'
}

/** Texts that leave a context's pages across reloads, by a chat window or a native mail form. */
export async function watchDepartures(
  context: BrowserContext,
): Promise<string[]> {
  const left: string[] = []
  await context.exposeFunction('__left', (text: string) => left.push(text))
  await context.addInitScript(() => {
    const scope = window as Scope
    const later = setTimeout
    window.open = ((url: string) => {
      if (scope.__windows === 'blocked') return null
      scope.__left(decodeURIComponent(String(url)))
      return { opener: window }
    }) as typeof window.open
    addEventListener(
      'submit',
      (event) => {
        const form = event.target as HTMLFormElement
        const text = [...new FormData(form).values()].join('\n')
        const leave = () => {
          if (!event.defaultPrevented && form.action.startsWith('mailto:'))
            scope.__left(text)
        }
        // Runs after all other listeners.
        later(leave, 0)
      },
      { capture: true },
    )
  })
  return left
}

/** Texts offered by panels beside the forms. */
export const offered = (page: Page) =>
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

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Fields whose value, or a choice's label, is in none of the texts; lines may be indented. */
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
      words.split('\n').every((line) => flat(text).includes(flat(line)))
    return texts.some((text) => carries(text, value) || carries(text, label))
      ? []
      : [`${name} '${value.slice(0, 30)}'`]
  })
