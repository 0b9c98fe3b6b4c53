/**
 * ". Maksudnya title?" where one of the names is almost it; else nothing.
 * @param far as many letters may be wrong
 */
export function nearest(
  name: string,
  names: readonly string[],
  far = Math.max(1, Math.floor(name.length / 3)),
): string {
  const [best] = names
    .map(one => ({ one, steps: distance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ steps }) => steps <= far)
    .toSorted((a, b) => a.steps - b.steps)
  return best ? `. Maksudnya ${best.one}?` : ''
}

/** How many letters are to be changed, put in or taken out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [index, own] of [...other].entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === own ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
