/** What is true of paying in parts. */

/** so many days before its day a part's bill is made and sent */
export const billDaysBefore = 7
/** and so many before it who has not paid is reminded */
export const remindDaysBefore = 1
/** so long after its day a bill can still be paid, and the place be opened again */
export const payableDaysAfter = 180

export interface Part {
  n: number
  /** whole rupiah, before the discount */
  subtotal: number
  discount: number
  total: number
  dueAt: Date
}

const day = 86_400_000

/** in thousands where that leaves something of each, so that sums are easy to say */
const evenPart = (whole: number, parts: number): number => {
  const exact = Math.floor(whole / parts)
  return exact >= 10_000 ? Math.floor(exact / 1000) * 1000 : exact
}

/** What is paid when: equal parts, and with the first one what is left over. They come to the whole, to the last rupiah. */
export function partsOf(
  { subtotal, discount }: { subtotal: number; discount: number },
  { parts, everyDays, from }: { parts: number; everyDays: number; from: Date },
): Part[] {
  const total = subtotal - discount
  const [later, laterDiscount] = [evenPart(total, parts), Math.floor(discount / parts)]
  return Array.from({ length: parts }, (_, index) => {
    const isFirst = index === 0
    const own = isFirst ? total - later * (parts - 1) : later
    const ownDiscount = isFirst ? discount - laterDiscount * (parts - 1) : laterDiscount
    return {
      n: index + 1,
      subtotal: own + ownDiscount,
      discount: ownDiscount,
      total: own,
      dueAt: new Date(from.getTime() + index * everyDays * day),
    }
  })
}

export const planStates = {
  waiting: { label: 'Menunggu cicilan pertama', tone: 'orange' },
  running: { label: 'Berjalan', tone: 'blue' },
  late: { label: 'Lewat jatuh tempo', tone: 'orange' },
  suspended: { label: 'Akses ditutup', tone: 'red' },
  paid: { label: 'Lunas', tone: 'green' },
  ended: { label: 'Berakhir', tone: 'neutral' },
} as const
export type PlanState = keyof typeof planStates

export const partWords = {
  paid: 'Lunas',
  due: 'Menunggu pembayaran',
  late: 'Lewat jatuh tempo',
  later: 'Belum ditagih',
  partly: 'Dikembalikan sebagian',
  returned: 'Dikembalikan',
  over: 'Tidak ditagih lagi',
} as const
export type PartState = keyof typeof partWords

/** How one part stands. */
export function partStateOf(
  part: { dueAt: Date; orderState: string | null },
  { isEnded, now }: { isEnded: boolean; now: Date },
): PartState {
  const { orderState } = part
  if (orderState === 'paid') return 'paid'
  if (orderState === 'partially_refunded') return 'partly'
  if (['refunded', 'charged_back'].includes(orderState ?? '')) return 'returned'
  if (isEnded || ['expired', 'cancelled', 'failed'].includes(orderState ?? '')) return 'over'
  if (part.dueAt < now) return 'late'
  return orderState === 'pending' ? 'due' : 'later'
}
