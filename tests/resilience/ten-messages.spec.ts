import type { Page } from 'playwright/test'
import { scripts } from '#tests/e2e/built-scripts.ts'
import { allow, expect } from '#tests/e2e/fixtures.ts'
import { nextDeploy, hostTest as test } from '#tests/e2e/host.ts'
import { hydrate } from '#tests/e2e/hydration.ts'
import * as leads from '#tests/e2e/leads.ts'
import * as actions from '#tests/e2e/page-actions.ts'

const {
  application,
  chatLinkIn,
  consultation,
  contact,
  formOn,
  home,
  putBackButton,
  serviceRequest,
} = leads

/** Sends a form of the current page and expects the page to offer `count` messages then. */
async function send(page: Page, lead: leads.LeadPage, name: string, count = 1) {
  await hydrate(page, lead.island)
  if (lead === application)
    await page.locator('main a[href="#apply"]').first().click()
  const { form, button, fill } = formOn(page, lead)
  const answers = await fill({ email: `${name}@example.org` })
  await button.click()
  await expect(chatLinkIn(page)).toHaveCount(count)
  // The contact form is back once its card has disappeared.
  if (lead === contact) await expect(form).toBeVisible()
  return answers
}

/** Corrects the email address of a message that is back in its form. */
async function correct(
  page: Page,
  lead: leads.LeadPage,
  answers: leads.TypedAnswers,
) {
  const corrected = { ...answers, email: `new-${answers.email}` }
  await formOn(page, lead).form.locator('[name=email]').fill(corrected.email)
  return corrected
}

// One visit: what is sent on one page must not make the unsent messages of other pages disappear.
test('each of ten unsent messages is offered once, with its corrections', async ({
  page,
  host,
}) => {
  allow(page, ...actions.fileFailures)
  const expected: {
    lead: leads.LeadPage
    /** Key of the page's history entry. */
    key: string
    unsent: leads.TypedAnswers[]
  }[] = []
  /** Records which messages the current page must still offer at the end. */
  const expectLater = async (
    lead: leads.LeadPage,
    ...unsent: leads.TypedAnswers[]
  ) =>
    expected.push({
      lead,
      unsent,
      key: await page.evaluate(() => navigation.currentEntry?.key ?? ''),
    })
  const goTo = (key = '') =>
    page.evaluate(
      (key) => navigation.traverseTo(key).finished?.then(() => {}),
      key,
    )

  await leads.stubWindow(page, 'blocked')
  await page.goto(contact.path)
  const one = await send(page, contact, 'one')
  const two = await send(page, contact, 'two', 2)
  await putBackButton(page).last().click()
  await expectLater(contact, await correct(page, contact, one), two)
  await formOn(page, contact).button.click()
  await expect(formOn(page, contact).form).toBeHidden()
  const three = await formOn(page, contact).fill({ email: 'three@example.org' })

  await actions.goByLink(page, home.path)
  await expectLater(
    home,
    await correct(page, home, await send(page, home, 'four')),
  )

  await actions.goByLink(page, consultation.path)
  await leads.letWindowsOpen(page, true)
  await hydrate(page, consultation.island)
  await leads.waitForSubmitScripts(page)
  await page.context().setOffline(true)
  const five = await send(page, consultation, 'five')
  await page.context().setOffline(false)
  await leads.letWindowsOpen(page, false)
  await expectLater(consultation, await correct(page, consultation, five))
  await formOn(page, consultation).button.click()

  await actions.goByLink(page, serviceRequest.path)
  await leads.letWindowsOpen(page, true)
  const six = await send(page, serviceRequest, 'six')
  await leads.letWindowsOpen(page, false)
  await putBackButton(page).click()
  await expectLater(serviceRequest, await correct(page, serviceRequest, six))
  await formOn(page, serviceRequest).button.click()

  await actions.goByLink(page, application.path)
  const seven = await send(page, application, 'seven')
  const eight = await send(page, application, 'eight', 2)
  await hydrate(page, application.island)
  await page.locator('main a[href="#apply"]').first().click()
  await putBackButton(page).click()
  await expectLater(application, await correct(page, application, eight), seven)

  await actions.goByLink(page, home.path)
  await expectLater(home, await send(page, home, 'nine'))
  await actions.goByLink(page, contact.path)
  const ten = await send(page, contact, 'ten')
  await putBackButton(page).click()
  await expectLater(contact, await correct(page, contact, ten))

  // If all text were sent, a press on a control whose script was removed would reload the page.
  const quiz = scripts.find(({ name }) => name === 'LevelFinder.island')
  host.faults.set(`/assets/${quiz?.file}`, '404')
  await actions.goByLink(page, '/ai-career-program')
  await host.deploy(nextDeploy())
  await page.getByRole('link', { name: 'Find My Level' }).click()
  await page.getByRole('button', { name: 'Next Question' }).click()
  await expect(page.locator('.failure')).toBeVisible()

  for (const { lead, key, unsent } of expected) {
    await goTo(key)
    const links = await chatLinkIn(page).all()
    const sent = await Promise.all(
      links.map((link) => leads.addressOpenedBy(link)),
    )
    expect(sent.map((href) => leads.sentAnswers(href, lead.fields))).toEqual(
      unsent,
    )
  }
  await goTo(expected[0]?.key)
  expect(await formOn(page, contact).values()).toEqual(three)
})
