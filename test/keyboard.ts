import type { Page } from 'playwright-core'

/** Who has no mouse: Tab until the keyboard stands at what is called so. */
const standsAt = `(() => {
  const at = document.activeElement
  const words = at?.getAttribute('aria-label') || at?.labels?.[0]?.innerText ||
    document.getElementById(at?.getAttribute('aria-labelledby') ?? '')?.innerText || at?.innerText || ''
  return words.trim().split('\\n')[0]
})()`
const mostSteps = 120

/** Steps on until the keyboard stands there; says past what it came where it never does. */
export async function reach(page: Page, name: string, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(key)
    const at = await page.evaluate<string>(standsAt)
    if (at === name || at === `${name} opsional`) return
    passed.push(at)
  }
  throw new Error(`${name} is not reached past ${passed.join(' | ')}`)
}
export async function press(page: Page, name: string, key = 'Tab'): Promise<void> {
  await reach(page, name, key)
  await page.keyboard.press('Enter')
}
/** the other way round */
export const back = 'Shift+Tab'

/** an entry of the menu that asks first */
export async function confirm(page: Page, name: string): Promise<void> {
  await press(page, 'Tindakan lain')
  await press(page, name)
  await page.locator('dialog[open]').waitFor()
  await press(page, name)
}
