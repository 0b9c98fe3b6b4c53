/**
 * Does one thing at a time: asked while it runs, it is done once more afterwards, however many asked. So what was read
 * first can never land after what was read later.
 */
export function inTurn(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = (): Promise<void> => {
    const mine = work().finally(() => {
      if (running === mine) running = undefined
    })
    running = mine
    return mine
  }
  return () => {
    // one that waits has read nothing yet: it serves whoever comes before it begins
    if (next) return next
    if (!running) return start()
    next = running
      .catch(() => {})
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
}
