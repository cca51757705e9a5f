import type { Page } from 'playwright/test'
import {
  allow,
  expect,
  holdBack,
  stopTime,
  test,
  waitForFrames,
  withMotion,
} from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { contact, formOn, home, stubWindow, waitForScript } from './leads.ts'
import { openAndStart } from './page-actions.ts'

test.use(withMotion)

test('tabs keep a selection that was made by tap and arrow keys before hydration', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/Tabs\.island-/)
  await openAndStart(page, '/skills')
  const chosen = page.getByRole('tab', { selected: true })
  await page.locator('#tab-1').click()
  await expect(page.locator('#tab-1-panel')).toBeVisible()
  await expect(chosen).toHaveId('tab-1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  release()
  await hydrate(page, 'Tabs')
  await expect(chosen).toHaveId('tab-3')
  await expect(page.locator('#tab-3')).toBeFocused()
  await expect(page).toHaveURL('/skills?tab=tab-3')
})

test.describe('before the script of the quiz has loaded', {
  tag: '@focus-moves-tab',
}, () => {
  /** Opens the first question by its link, and chooses the second answer by keyboard. */
  async function answerEarly(page: Page) {
    const release = await holdBack(page, /\/assets\/LevelFinder\.island-/)
    await openAndStart(page, '/ai-career-program')
    await page.getByRole('link', { name: 'Find My Level' }).click()
    await expect(page.locator('legend#quiz-text')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    const chosen = page.locator('.quiz').getByRole('radio').nth(1)
    const next = page.getByRole('button', { name: 'Next Question' })
    return { release, chosen, next }
  }

  test('the first question replaces the levels and can be answered', async ({
    page,
  }) => {
    const { chosen } = await answerEarly(page)
    await expect(
      page.locator('[data-island=LevelFinder] article').first(),
    ).toBeHidden()
    await expect(chosen).toBeChecked()
  })

  test("two presses of 'Next Question' are held and lead only to the second question", async ({
    page,
  }) => {
    const { release, next } = await answerEarly(page)
    await next.click()
    await expect(next).toHaveAttribute('aria-busy', 'true')
    await next.click()
    release()
    await expect(page.getByText('Question 2 of 3')).toBeVisible()
    await expect(page.locator('legend#quiz-text')).toBeFocused()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expect(page).toHaveURL('/ai-career-program?quiz=1')
  })

  test("a held press of 'Next Question' is dropped if the visitor returns to the levels", async ({
    page,
  }) => {
    const { release, next } = await answerEarly(page)
    await next.click()
    await page.getByRole('link', { name: 'View All Levels' }).click()
    release()
    const island = page.locator('[data-island=LevelFinder]')
    await expect(island).toHaveAttribute('data-hydrated', '')
    await waitForFrames(page)
    await expect(island.locator('article').first()).toBeVisible()
  })

  test('a chosen answer stays chosen when the visitor later goes back to its question', async ({
    page,
  }) => {
    const { release, chosen, next } = await answerEarly(page)
    await next.click()
    release()
    await page.getByRole('button', { name: 'Previous Question' }).click()
    await expect(chosen).toBeChecked()
  })
})

test('an apply link that was tapped before hydration opens the form', {
  tag: '@back-loads',
}, async ({ page }) => {
  const release = await holdBack(page, /\/assets\/ApplicationView\.island-/)
  await page.goto('/ai-mastery-course')
  const link = page.locator('main a[href="#apply"]').first()
  // After five seconds the page would offer other ways to apply.
  await stopTime(page)
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  await link.click()
  release()
  await hydrate(page, 'ApplicationView')
  await page.clock.resume()
  await expect(page.locator('form#application')).toBeVisible()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL('/ai-mastery-course')
})

test('after 5 s without its form, an apply link offers chat and mail, and later the form', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/ApplicationView\.island-/)
  await page.goto('/ai-mastery-course')
  const time = await stopTime(page)
  await page.locator('main a[href="#apply"]').first().click()
  await time.pass(4900)
  await expect(page).toHaveURL('/ai-mastery-course')
  await time.pass(200)
  await expect(
    page.getByRole('link', { name: 'Open a mail with these questions' }),
  ).toBeInViewport()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  const offer = page.getByRole('link', { name: 'Open the application form' })
  await expect(offer).toBeHidden()
  release()
  await expect(offer).toBeInViewport()
  await expect(page.locator('form#application')).toHaveCount(0)
  await offer.click()
  await expect(page.locator('form#application')).toBeVisible()
})

test('a form sends what the browser fills in before, during and after hydration', async ({
  page,
}) => {
  await stubWindow(page, 'open')
  const release = await holdBack(page, /\/assets\/HomeContactForm\.island-/)
  await page.goto(home.path)
  const { button, field, sent } = formOn(page, home)
  /** Fills in a field as some browsers do, without an event. */
  const autofill = (label: string, value: string) =>
    field(label).evaluate((input: HTMLInputElement, value) => {
      input.value = value
    }, value)
  await autofill('Name', 'Asha Menon')
  await field('Name').focus()
  await autofill('Email', 'asha@example.com')
  release()
  await expect(
    page.locator('[data-island=HomeContactForm][data-hydrated]'),
  ).toBeAttached()
  await autofill('Message', 'Good morning')
  await button.click()
  expect(await sent()).toEqual([
    { name: 'Asha Menon', email: 'asha@example.com', message: 'Good morning' },
  ])
})

test('a form hydrates only once text from an input method is complete, and keeps the text', {
  tag: '@devtools',
}, async ({ page }) => {
  const hydrated = page.locator('[data-island=ContactForm][data-hydrated]')
  await openAndStart(page, '/contact')
  const field = page.getByLabel('Message')
  await field.focus()
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', {
    selectionStart: 2,
    selectionEnd: 2,
    text: 'नम',
  })
  await waitForScript(page, '/ContactForm.island-')
  await waitForFrames(page)
  await expect(hydrated).toHaveCount(0)
  await client.send('Input.insertText', { text: 'नमस्ते' })
  await expect(hydrated).toBeAttached()
  await expect(field).toHaveValue('नमस्ते')
})

/** Puts elements next to fields, now and on each focus, as LastPass, Grammarly and others do. */
const addElementsNextToFields = (page: Page) =>
  page.evaluate((id) => {
    const add = () => {
      for (const field of document.querySelectorAll(
        `#${id} :is(input, textarea)`,
      )) {
        if (field.parentElement?.querySelector('grammarly-extension')) continue
        field.before(document.createElement('grammarly-extension'))
        field.after(document.createElement('grammarly-extension'))
        field
          .closest('div.grid > *')
          ?.before(document.createElement('grammarly-extension'))
      }
    }
    add()
    document.addEventListener('focusin', add)
  }, contact.id)

/** Wraps each field in an element, so that React finds another element in the field's place. */
const wrapFields = (page: Page) =>
  page.locator(`#${contact.id} :is(textarea, input)`).evaluateAll((fields) => {
    for (const field of fields) {
      const wrapper = document.createElement('span')
      field.replaceWith(wrapper)
      wrapper.append(field)
    }
  })

for (const [where, addElements] of [
  ['next to', addElementsNextToFields],
  ['around', wrapFields],
] as const)
  test(`a form keeps text and focus if a browser extension adds elements ${where} fields`, async ({
    page,
  }) => {
    if (where === 'around') allow(page, 'The served part was rendered again')
    const release = await holdBack(page, `**/${contact.island}.island-*`)
    await page.goto(contact.path)
    await addElements(page)
    const { field, message } = formOn(page, contact)
    const email = field('Email')
    await email.click()
    await page.keyboard.type('asha@')
    release()
    await page.keyboard.type('example.org', { delay: 40 })
    await message.click()
    await page.keyboard.insertText('Hello there, ')
    // Types so slowly that the form hydrates in a pause between two keys.
    await page.keyboard.type('good ', { delay: 170 })
    await expect(page.locator(`[data-hydrated] #${contact.id}`)).toBeAttached()
    await page.keyboard.type('morning')
    await expect(message).toBeFocused()
    await expect(message).toHaveValue('Hello there, good morning')
    await expect(email).toHaveValue('asha@example.org')
  })
