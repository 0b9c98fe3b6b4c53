/** What was typed and is not on the server yet, kept in this browser; one that keeps nothing goes without. */

export function localCopy<Copy>(name: string, isCopy: (value: unknown) => value is Copy): Copy | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isCopy(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** undefined: it has arrived */
export function keepLocalCopy(name: string, copy: unknown): void {
  try {
    if (copy === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(copy))
  } catch {
    // what is typed is still sent
  }
}
