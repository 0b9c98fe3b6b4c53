import { invalidField } from '../../../shared/failure.ts'

/**
 * The columns of a statement by their headings. Providers rename theirs now and then and export in two languages, so
 * several words stand for each; what is not found is refused by name.
 */
const headings = {
  ref: [
    'external id',
    'order id',
    'reference',
    'reference id',
    'merchant reference',
    'nomor pesanan',
    'id pesanan',
    'referensi',
  ],
  amount: ['gross amount', 'amount', 'transaction amount', 'paid amount', 'jumlah', 'nominal'],
  fee: ['fee', 'fees', 'fee amount', 'mdr', 'total fee', 'transaction fee', 'biaya'],
  vat: ['vat', 'vat amount', 'fee vat', 'ppn', 'tax'],
  at: [
    'settlement date',
    'settlement time',
    'settled at',
    'settlement timestamp',
    'transaction time',
    'timestamp',
    'payment date',
    'created',
    'created date',
    'tanggal',
    'waktu',
  ],
  kind: ['line type', 'transaction type', 'type', 'payment type', 'jenis'],
} as const
type Column = keyof typeof headings

export type Places = Record<Column, number>

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[_.\-/()]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Where each column stands; -1: the file has none. The first of the words that is there wins. */
export function placesOf(columns: readonly string[]): Places {
  const named = columns.map(plain)
  const placeOf = (column: Column) => {
    const word = headings[column].find(one => named.includes(one))
    return word === undefined ? -1 : named.indexOf(word)
  }
  const places = {
    ref: placeOf('ref'),
    amount: placeOf('amount'),
    fee: placeOf('fee'),
    vat: placeOf('vat'),
    at: placeOf('at'),
    kind: placeOf('kind'),
  }
  for (const column of ['ref', 'amount'] as const)
    if (places[column] < 0)
      throw invalidField(
        'file',
        `Kolom ${column === 'ref' ? 'referensi' : 'jumlah'} tidak ditemukan. Namai kolomnya salah satu dari: ${headings[column].join(', ')}.`,
        'unreadable',
      )
  return places
}

export type LineKind = 'payment' | 'refund' | 'chargeback' | 'fee' | 'other'

/** By the word of its type; without one money that came is a payment, and that went a refund. */
export function kindOf(word: string, amount: number): { kind: LineKind; isReversed: boolean } {
  const text = plain(word).toUpperCase()
  const isReversed = text.includes('REVERSAL')
  if (/\b(FEE|MDR|VAT|PPN|BIAYA)\b/.test(text)) return { kind: 'fee', isReversed }
  if (/CHARGEBACK|DISPUTE/.test(text)) return { kind: 'chargeback', isReversed: false }
  if (/REFUND|PENGEMBALIAN/.test(text) || isReversed) return { kind: 'refund', isReversed: false }
  if (
    /WITHDRAW|PAYOUT|DISBURSE|TOP ?UP|TRANSFER|PENARIKAN|ADJUSTMENT/.test(text) &&
    !/BANK TRANSFER/.test(text)
  )
    return { kind: 'other', isReversed: false }
  return { kind: amount < 0 ? 'refund' : 'payment', isReversed: false }
}

/** "Rp 1.234.567", "1,234,567.00", "(500)" and "-500"; undefined where it is no whole rupiah. */
export function rupiahOfText(text: string): number | undefined {
  const bare = text.replaceAll(/rp|idr|\s/gi, '')
  if (bare === '' || bare === '-') return 0
  const isNegative = /^\(.*\)$/.test(bare) || bare.startsWith('-')
  const digits = bare.replaceAll(/[()+-]/g, '')
  const whole = /^\d{1,3}(\.\d{3})+(,0{1,2})?$/.test(digits)
    ? digits.split(',')[0]?.replaceAll('.', '')
    : /^\d{1,3}(,\d{3})+(\.0{1,2})?$/.test(digits)
      ? digits.split('.')[0]?.replaceAll(',', '')
      : /^(\d{1,13})([.,]0{1,2})?$/.exec(digits)?.[1]
  if (whole === undefined) return undefined
  const amount = Number(whole)
  return Number.isSafeInteger(amount) ? (isNegative ? -amount : amount) : undefined
}

/** "2026-11-21 10:00:00" of Jakarta, with a zone where it says one, "21/11/2026 10:00"; null: unreadable or none. */
export function momentOfText(text: string): Date | null {
  const local = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text)
  const turned = /^(\d\d)[/-](\d\d)[/-](\d{4})(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text)
  const [year, month, day] = local ? local.slice(1, 4) : turned ? [turned[3], turned[2], turned[1]] : []
  const [hour = '00', minute = '00', second = '00'] = (local ?? turned)?.slice(4, 7) ?? []
  const iso = year ? `${year}-${month}-${day}T${hour}:${minute}:${second}+07:00` : text
  const at = /^\d{4}-\d\d-\d\d/.test(iso) ? new Date(iso) : new Date(Number.NaN)
  return Number.isNaN(at.getTime()) ? null : at
}
