/** What is true of how people get on in classes. */

/** who has not read for so long, and is not through, is called quiet */
export const quietDays = 7

/** the moment before which whoever was seen last is quiet */
export const quietBefore = (now: Date): Date => new Date(now.getTime() - quietDays * 86_400_000)

/** of fewer people a figure would speak of somebody: nobody's partner is told it */
export const fewestTold = 5

/** what a cell of a class's table says of one person and one chapter */
export const marks = {
  0: { sign: '·', label: 'belum dibuka' },
  1: { sign: '◐', label: 'sudah dibuka' },
  2: { sign: '✓', label: 'selesai' },
} as const

export type Mark = keyof typeof marks

/** "terakhir belajar 3 hari lalu", as whole days of 24 hours */
export function seenWords(at: Date | null, now: Date): string {
  if (at === null) return 'belum pernah belajar'
  const days = Math.floor((now.getTime() - at.getTime()) / 86_400_000)
  return days <= 0 ? 'belajar hari ini' : `terakhir belajar ${days} hari lalu`
}
