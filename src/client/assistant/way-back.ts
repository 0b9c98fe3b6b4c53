/** marks the entry of the browser's history over which the chat stands */
const mark = 'isAssistant'

const isMarked = () => Boolean(history.state?.[mark])

/**
 * On a phone the chat is a screen of its own, so the way back leads out of it, and not out of the site: it has an entry in
 * the browser's history. Who followed a source comes back to the chat.
 */
export function createWayBack(root: HTMLDialogElement) {
  let isLeaving = false
  addEventListener('popstate', () => {
    if (root.open && root.matches(':modal') && !isMarked()) root.close()
    else if (!root.open && isMarked() && root.isConnected) root.showModal()
  })
  root.addEventListener('close', () => {
    // shut by its own button: the entry goes with it
    if (isMarked() && !isLeaving) history.back()
    isLeaving = false
  })
  return {
    enter() {
      // the same place, with the same key for whoever follows the history
      if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, '')
      root.showModal()
    },
    /** a link is followed: its page comes after the chat */
    leave() {
      isLeaving = true
      root.close()
    },
  }
}
