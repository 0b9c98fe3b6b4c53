/** Lets at most `atOnce` things be done at a time; the others wait for their turn, in the order in which they came. */
export function turns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    // whoever ends hands its place on
    if (running >= atOnce) await new Promise<void>(free => waiting.push(free))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
