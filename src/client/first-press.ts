/**
 * A button of the office that is pressed before the client is there is pressed once more when it is: the last one counts.
 * What sends a form by itself is the browser's.
 */
export function holdPresses(isThere: Promise<unknown>): void {
  let wanted: HTMLButtonElement | undefined

  function hold(event: MouseEvent): void {
    const pressed = event.target instanceof Element && event.target.closest('button')
    if (!pressed || !event.isTrusted || event.button !== 0) return
    if (pressed.type === 'submit' && pressed.form?.getAttribute('action') != null) return
    event.preventDefault()
    wanted = pressed
  }

  document.addEventListener('click', hold)
  isThere.then(() => {
    document.removeEventListener('click', hold)
    if (wanted?.isConnected) wanted.click()
  })
}
