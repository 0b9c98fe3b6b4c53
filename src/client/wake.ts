import { wakeElements } from '../ui/elements/wake.ts'

/** Parts of a page with a script of their own, and the assistant's answer to a search: after the page, and only where one stands. */
export function wake(): void {
  wakeElements()
  if (document.querySelector('answer-box')) import('./assistant/answer-box.ts').catch(() => {})
}
