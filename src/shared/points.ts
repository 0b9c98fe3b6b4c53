/** Points: two places after the comma, in storage and on the screen. */
export const rounded = (points: number): number => Math.round(points * 100) / 100

/** whole percent; only all of it is a hundred */
export const percentOf = (points: number, possible: number): number =>
  possible <= 0 ? 0 : Math.min(100, Math.floor((points / possible) * 100 + 1e-9))

/** "7,5" */
export const pointsText = (points: number): string => String(points).replace('.', ',')

/** as it is typed here, with a comma; what is no number becomes one that the call refuses with words */
export function typedPoints(text: string): number | null {
  const typed = text.trim().replace(',', '.')
  return typed === '' ? null : Number(typed)
}
