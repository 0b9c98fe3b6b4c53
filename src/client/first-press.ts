import { aimedAt } from './our-links.ts'

/**
 * A button of the office that is pressed while its page is on the way is pressed once more when it stands: the last one
 * counts. What sends a form by itself is the browser's. Answers how the holding ends.
 */
export function holdPresses(): () => void {
  let wanted: HTMLButtonElement | undefined

  function hold(event: MouseEvent): void {
    const pressed = aimedAt<HTMLButtonElement>(event, 'button')
    if (!pressed || !event.isTrusted || event.button !== 0) return
    if (pressed.type === 'submit' && pressed.form?.getAttribute('action') != null) return
    event.preventDefault()
    wanted = pressed
  }

  document.addEventListener('click', hold)
  return () => {
    document.removeEventListener('click', hold)
    if (wanted?.isConnected) wanted.click()
  }
}
