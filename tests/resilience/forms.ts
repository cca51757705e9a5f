import type { BrowserContext, Page } from 'playwright/test'
import type { FormField } from '../../data/forms/field.ts'
import {
  type Answers,
  application,
  consultation,
  contact,
  formOf,
  home,
  type LeadPage,
  serviceRequest,
} from '../e2e/leads.ts'

export { application }

export const leads = [
  home,
  contact,
  serviceRequest,
  consultation,
  application,
] as const satisfies readonly LeadPage[]

/** The form that is served with a page. The application comes by script alone. */
export const servedForm = (path: string): LeadPage | undefined =>
  leads.find((lead) => lead.path === path && lead !== application)

/** Fills in a form by the names of its fields: labels may be in another language. */
export async function fillByName(
  page: Page,
  lead: LeadPage,
  answers: Answers,
  fields: readonly FormField[] = lead.fields,
) {
  const form = formOf(page, lead)
  for (const { name, type } of fields) {
    const value = answers[name] ?? ''
    const field = form.locator(`[name="${name}"]`)
    if (type === 'radio') await field.and(page.locator(`[value="${value}"]`)).check()
    else if (type === 'select') await field.selectOption(value)
    else await field.fill(value)
  }
}

/** Something that left the page: by a window of the chat, or by the form's own way, a mail. */
export interface Departure {
  /** The tab it left. */
  page?: Page
  by: 'window' | 'mail'
  text: string
}

type Scope = typeof window & {
  __left: (departure: Departure) => void
  __windows?: 'opens' | 'blocked'
}

/**
 * Notes whatever leaves the pages of a context, over every reload: windows that are opened, of which each pretends to stand open, and forms that
 * the browser itself sends.
 */
export async function watchDepartures(context: BrowserContext): Promise<Departure[]> {
  const left: Departure[] = []
  await context.exposeBinding('__left', ({ page }, departure: Departure) =>
    left.push({ ...departure, page }),
  )
  await context.addInitScript(() => {
    const scope = window as Scope
    const later = setTimeout
    window.open = ((url: string) => {
      if (scope.__windows === 'blocked') return null
      scope.__left({ by: 'window', text: decodeURIComponent(String(url)) })
      return { opener: window }
    }) as typeof window.open
    addEventListener(
      'submit',
      (event) => {
        const form = event.target as HTMLFormElement
        const text = [...new FormData(form).values()].join('\n')
        // By then everybody who listens has been asked.
        later(
          () =>
            !event.defaultPrevented &&
            form.action.startsWith('mailto:') &&
            scope.__left({ by: 'mail', text }),
          0,
        )
      },
      { capture: true },
    )
  })
  return left
}

/** What panels beside the forms offer: the text in their links and in the page. */
export const offered = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main [data-rescue], main .notice, main .notice-danger, main [data-offer], main .card:has(.btn-chat)',
      ),
    ]
      .filter((panel) => panel.checkVisibility())
      .map((panel) => {
        const links = [
          ...panel.querySelectorAll<HTMLAnchorElement>(
            'a[href^="https://wa.me/"], a[href^="mailto:"]',
          ),
        ]
        return `${links.map(({ href }) => decodeURIComponent(href)).join('\n')}\n${panel.textContent}`
      })
      .join('\n'),
  )

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A value as a message tells it: a choice by its label, line breaks perhaps indented, ends trimmed. */
const waysToSay = ({ fields }: LeadPage, name: string, value: string) => {
  const label = fields
    .find((field) => field.name === name)
    ?.options?.find((option) => option.value === value)?.label
  return [value, label].filter((way) => way !== undefined)
}
const carries = (text: string, value: string) =>
  value.split('\n').every((line) => flat(text).includes(flat(line)))

/** Fields whose value stands in none of the texts. */
export const lostIn = (lead: LeadPage, values: Answers, texts: readonly string[]) =>
  Object.entries(values).flatMap(([name, value]) =>
    waysToSay(lead, name, value).some((way) => texts.some((text) => carries(text, way)))
      ? []
      : [`${name} '${value.slice(0, 30)}'`],
  )
