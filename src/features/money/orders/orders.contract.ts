import { z } from 'zod'
import { paragraphOf } from '../../../platform/http/person-fields.ts'
import {
  officeQuery,
  plainText,
  positiveId,
  searchedDay,
  searchText,
  slugText,
} from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { couponCode } from '../coupons/coupons.ts'
import { paymentMethods } from '../providers/providers.ts'
import { orderStates } from './orders.rules.ts'
import { refundDecisions } from './refunds.ts'

/** an empty field is no coupon */
const coupon = z.literal('').or(couponCode).optional()

export const detailAsked = z.strictObject({
  slug: slugText.min(1, 'Sebutkan kelasnya'),
  classroomId: positiveId.optional(),
  couponCode: coupon,
})

export const bySlug = z.object({ slug: slugText.min(1, 'Sebutkan kelasnya') })

export const invoiceAsked = z.strictObject({
  classroomId: positiveId.optional(),
  couponCode: coupon,
  method: z.enum([...paymentMethods, 'free'], 'Cara bayar tidak dikenal').optional(),
  bank: plainText(20).optional(),
})

const amount = z.int()
const method = z.object({
  method: z.string(),
  /** of a virtual account or an e-wallet, as `invoice` is told it; else empty */
  bank: z.string(),
  label: z.string(),
  isOpen: z.boolean(),
  /** why it cannot be chosen; empty: it can */
  why: z.string(),
})

export const quoted = z.object({
  subtotal: amount,
  discount: amount,
  tax: amount,
  fee: amount,
  total: amount,
  methods: z.array(method),
})
export type Quoted = z.output<typeof quoted>

export const invoiced = z.object({
  orderId: z.string(),
  number: z.string(),
  status: z.enum(keysOf(orderStates)),
  total: amount,
  expiresAt: z.iso.datetime(),
  /** where it is paid, or the app in which */
  payUrl: z.string(),
  /** where a way was chosen: what is paid with */
  qrString: z.string().optional(),
  vaNumber: z.string().optional(),
  /** of Mandiri, which asks for it beside the number */
  billerCode: z.string().optional(),
})

export const repaid = z.object({
  /** the caller's order that is still to be paid */
  order: invoiced.nullable(),
  /** what a new one would cost; none while there is one, or where nobody gets in */
  quote: quoted.nullable(),
  /** why there is neither */
  why: z.string(),
})

/** whatever else a provider appends is not read */
export const returnQuery = z.object({ order_id: plainText(60).default('') })
export const returnedTo = z.object({
  orderId: z.string(),
  status: z.enum(keysOf(orderStates)),
  slug: z.string(),
})

export const codeParameter = z.object({ code: plainText(40) })
export const paperQuery = z.object({ number: plainText(30).optional() })

export const refundAsked = z.strictObject({
  amount: wholeRupiah(1).optional(),
  reason: paragraphOf(500).pipe(z.string().min(10, 'Tulis alasannya, minimal 10 karakter')),
  endsAccess: z.boolean().default(false),
})
/** A buyer asks for what is left of their money. */
export const refundWished = refundAsked.pick({ reason: true })
export const accountWritten = z.object({ id: z.int(), account: z.string() })
export const refundMade = z.object({ id: z.int() })

export const idParameter = z.object({ id: positiveId })
export const refundDecided = z.strictObject({
  decision: z.enum(keysOf(refundDecisions), 'Pilih keputusan'),
  note: paragraphOf(500).default(''),
})
export const refundStanding = z.object({ id: z.int(), state: z.string() })

export const cancelled = z.object({ orderId: z.string(), status: z.enum(keysOf(orderStates)) })

export const ordersQuery = officeQuery(25, {
  search: searchText.optional(),
  state: z.enum(keysOf(orderStates), 'Status tidak dikenal').optional(),
  /** only those with a return that waits for somebody */
  refunds: z.enum(['open'], 'Pilihan tidak dikenal').optional(),
  from: searchedDay('Tanggal awal tidak valid'),
  to: searchedDay('Tanggal akhir tidak valid'),
})
export type OrdersQuery = z.output<typeof ordersQuery>
