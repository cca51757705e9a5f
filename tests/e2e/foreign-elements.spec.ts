import type { Page } from 'playwright/test'
import { allow, expect, holdBack, test } from './fixtures.ts'
import { contact, formOn } from './leads.ts'

/** Elements as LastPass, Grammarly and others put beside fields, now and on each focus. */
const putBesideFields = (page: Page) =>
  page.evaluate((id) => {
    const add = () => {
      for (const field of document.querySelectorAll(`#${id} :is(input, textarea)`)) {
        if (field.parentElement?.querySelector('grammarly-extension')) continue
        field.before(document.createElement('grammarly-extension'))
        field.after(document.createElement('grammarly-extension'))
        field.closest('div.grid > *')?.before(document.createElement('grammarly-extension'))
      }
    }
    add()
    document.addEventListener('focusin', add)
  }, contact.id)

/** Elements around fields, below which React does not find them. */
const putAroundFields = (page: Page) =>
  formOn(page, contact)
    .form.locator('textarea, input')
    .evaluateAll((fields) => {
      for (const field of fields) {
        const around = document.createElement('span')
        field.replaceWith(around)
        around.append(field)
      }
    })

for (const [where, put] of [
  ['beside', putBesideFields],
  ['around', putAroundFields],
] as const)
  test(`an extension's elements ${where} fields take no letter or focus`, async ({ page }) => {
    if (where === 'around') allow(page, 'The served part was rendered again')
    const arrive = await holdBack(page, `**/${contact.island}.island-*`)
    await page.goto(contact.path)
    await put(page)
    const { field, message } = formOn(page, contact)
    const email = field('Email')
    await email.click()
    await page.keyboard.type('asha@')
    arrive()
    await page.keyboard.type('example.org', { delay: 40 })
    await message.click()
    await page.keyboard.insertText('Hello there, ')
    // The form hydrates in a pause.
    await page.keyboard.type('good ', { delay: 170 })
    await expect(page.locator(`[data-hydrated] #${contact.id}`)).toBeAttached()
    await page.keyboard.type('morning')
    await expect(message).toBeFocused()
    await expect(message).toHaveValue('Hello there, good morning')
    await expect(email).toHaveValue('asha@example.org')
  })
