import { Key, type WebDriver } from 'selenium-webdriver'
import type { Driver } from './driver.ts'

const named: Readonly<Record<string, string>> = {
  Alt: Key.ALT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
}

/** Mouse and keyboard as WebDriver actions. */
export const actionsOf = (driver: WebDriver): Pick<Driver, 'clickAt' | 'press'> => ({
  clickAt: (x, y) =>
    driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
      .click()
      .perform(),
  press: (...keys) => {
    const values = keys.map((key) => named[key] ?? key)
    const actions = driver.actions()
    for (const value of values) actions.keyDown(value)
    for (const value of values.reverse()) actions.keyUp(value)
    return actions.perform()
  },
})
