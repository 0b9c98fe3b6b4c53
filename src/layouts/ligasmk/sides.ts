/** "Lembah Kode vs Arema Stack" in two; anything else stays whole. */
export function sidesOf(title: string): [home: string, away: string] | undefined {
  const [home, away, more] = title.split(/\s+(?:vs\.?|lawan)\s+/i)
  return home && away && more === undefined ? [home, away] : undefined
}
