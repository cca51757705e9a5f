import type { Page } from 'playwright/test'
import { expect, holdBack, test } from './fixtures.ts'
import { allForms, application, contact, formOf, type LeadPage } from './leads.ts'

/** Elements as LastPass, Grammarly and others put beside fields, now and on each focus. */
const addForeignElements = (page: Page, { id }: LeadPage) =>
  page.evaluate((id) => {
    const add = () => {
      for (const field of document.querySelectorAll(`#${id} :is(input, textarea)`)) {
        if (field.parentElement?.querySelector('[data-foreign]')) continue
        const before = document.createElement('grammarly-extension')
        before.setAttribute('data-foreign', '')
        const after = document.createElement('div')
        after.setAttribute('data-foreign', '')
        field.before(before)
        field.after(after)
        field.closest('div.grid > *')?.before(after.cloneNode())
      }
    }
    add()
    document.addEventListener('focusin', add)
  }, id)

const foreignIn = (page: Page, lead: LeadPage) => formOf(page, lead).locator('[data-foreign]')

/** Writes into two fields while the form's script comes, with pauses in which it hydrates. */
async function writeWhile(page: Page, lead: LeadPage, arrive: () => void) {
  const form = formOf(page, lead)
  const email = form.locator('[name=email]')
  const message = form.locator('textarea').first()
  await email.click()
  await page.keyboard.type('asha@')
  arrive()
  await page.keyboard.type('example.org', { delay: 40 })
  await message.click()
  await page.keyboard.insertText('Hello there, ')
  await page.keyboard.type('good ', { delay: 170 })
  await expect(page.locator(`[data-hydrated] #${lead.id}`)).toBeAttached()
  await page.keyboard.type('morning')
  await expect(message).toBeFocused()
  await expect(message).toHaveValue('Hello there, good morning')
  await expect(email).toHaveValue('asha@example.org')
}

/** Opens a form whose script is held back; the application's comes with its script. */
async function openHeldBack(page: Page, lead: LeadPage) {
  const isServed = lead !== application
  const arrive = isServed ? await holdBack(page, `**/${lead.island}.island-*`) : () => {}
  await page.goto(lead.path)
  if (!isServed) await page.locator('main a[href="#apply"]').first().click()
  await formOf(page, lead).waitFor()
  return arrive
}

for (const lead of allForms) {
  test(`elements of browser extensions in ${lead.name} take no letter and stay`, async ({
    page,
  }) => {
    const arrive = await openHeldBack(page, lead)
    await addForeignElements(page, lead)
    const count = await foreignIn(page, lead).count()
    await writeWhile(page, lead, arrive)
    await expect(foreignIn(page, lead)).toHaveCount(count)
  })
}

test('a form that has to be rendered again keeps words, focus and caret', async ({
  page,
  allowed,
}) => {
  allowed.push('The served part was rendered again')
  const arrive = await openHeldBack(page, contact)
  // React does not find the fields below an element that an extension has put around them.
  await formOf(page, contact)
    .locator('textarea, input')
    .evaluateAll((fields) => {
      for (const field of fields) {
        const around = document.createElement('span')
        field.replaceWith(around)
        around.append(field)
      }
    })
  await writeWhile(page, contact, arrive)
})
