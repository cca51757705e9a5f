import type { Page } from 'playwright/test'
import { routes } from '../e2e/fixtures.ts'
import { hydrateAll } from '../e2e/hydration.ts'

/** Opens a page as a visitor without JavaScript has it; timers stay, since axe needs them. */
async function openAsServed(page: Page, route: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto(route)
  await session.send('Emulation.setScriptExecutionDisabled', { value: false })
}

async function openAlive(page: Page, route: string) {
  await page.goto(route)
  await hydrateAll(page)
}

/** Every page in each state and at each width that the engines check. */
export const views = [390, 1366].flatMap((width) =>
  [
    { state: 'as served', open: openAsServed },
    { state: 'with its scripts run', open: openAlive },
  ].flatMap((way) => routes.map((route) => ({ ...way, width, route }))),
)
