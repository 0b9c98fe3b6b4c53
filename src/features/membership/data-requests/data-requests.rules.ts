export const hour = 3_600_000
export const day = 24 * hour
/** articles 30-32, 40, 41: three times 24 hours */
export const dueAfter = 3 * day
/** less than this left is shown in red */
export const urgentBelow = 12 * hour
export const requestsADay = 10
/** an export may be fetched for so long after it was asked for */
export const exportHolds = 24 * hour
/** of the letter that says somebody was erased */
export const farewellReason = 'privacy.erased'
/** it goes too, at the latest after this */
export const farewellKept = 24 * hour
export const requestKinds = {
  access: 'Salinan data',
  correction: 'Perbaikan data',
  erasure: 'Penghapusan',
  restriction: 'Pembatasan pemrosesan',
  objection: 'Keberatan atas pemrosesan',
  withdrawal: 'Penarikan persetujuan',
} as const

export type RequestKind = keyof typeof requestKinds

/** those that a person decides; the others are done by the machine at once */
export const askedKinds = ['correction', 'restriction', 'objection'] as const

export const kindLabel = (kind: string): string =>
  Object.entries(requestKinds).find(([name]) => name === kind)?.[1] ?? kind

export const requestStatuses = {
  open: { label: 'Menunggu', tone: 'orange' },
  done: { label: 'Selesai', tone: 'green' },
  rejected: { label: 'Ditolak', tone: 'red' },
} as const

/** "2 hari 5 jam lagi", "lewat 3 jam" */
export function timeLeft(due: Date, now: Date): { text: string; isUrgent: boolean; isOverdue: boolean } {
  const left = due.getTime() - now.getTime()
  const hours = Math.floor(Math.abs(left) / hour)
  const days = Math.floor(hours / 24)
  const span =
    days > 0
      ? `${days} hari ${hours % 24} jam`
      : hours > 0
        ? `${hours} jam`
        : `${Math.max(1, Math.floor(Math.abs(left) / 60_000))} menit`
  const isOverdue = left < 0
  return {
    text: isOverdue ? `Lewat ${span}` : `${span} lagi`,
    isUrgent: left < urgentBelow,
    isOverdue,
  }
}

export const erasedName = 'Anggota terhapus'
