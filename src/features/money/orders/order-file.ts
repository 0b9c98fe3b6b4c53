import type { FileColumn } from '../../../platform/http/list-file.ts'
import type { OrderItem } from './order-pages.contract.ts'
import { orderStates } from './orders.rules.ts'

/** The columns of the list as a file. */
export const orderColumnsOfFile: readonly FileColumn<OrderItem>[] = [
  ['Nomor', ({ number }) => number],
  ['Kode', ({ code }) => code],
  ['Kelas', ({ title }) => title],
  ['Pembeli', ({ buyer }) => buyer],
  ['Email', ({ email }) => email],
  ['Status', ({ state }) => orderStates[state].label],
  ['Harga', ({ subtotal }) => subtotal],
  ['Potongan', ({ discount }) => discount],
  ['PPN', ({ tax }) => tax],
  ['Total', ({ total }) => total],
  ['Dikembalikan', ({ refunded }) => refunded],
  ['Biaya penyedia', ({ fee }) => fee],
  ['Kupon', ({ coupon }) => coupon],
  ['Cara bayar', ({ method }) => method],
  ['Dipesan', ({ atText }) => atText],
  ['Dibayar', ({ paidText }) => paidText],
]
