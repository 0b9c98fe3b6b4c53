/** What the document's script left: it holds presses, and knows the last one (`app/drawing/press-script.ts`). */
type Hold = EventListener & { wanted?: HTMLButtonElement }

/**
 * A button of the office that was pressed while its page was on the way is pressed now that it stands. From here on the page
 * listens itself.
 */
export function pressWhatWasHeld(): void {
  const { holdPress } = window as { holdPress?: Hold }
  if (!holdPress) return
  removeEventListener('click', holdPress)
  if (holdPress.wanted?.isConnected) holdPress.wanted.click()
}
