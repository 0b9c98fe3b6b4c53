import { z } from 'zod'
import { officeQuery, searchedDay } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { salesCuts } from './sales.rules.ts'

export const salesQuery = officeQuery(50, {
  by: z.enum(keysOf(salesCuts), 'Pengelompokan tidak dikenal').optional(),
  from: searchedDay('Tanggal awal tidak valid'),
  to: searchedDay('Tanggal akhir tidak valid'),
})
export type SalesQuery = z.output<typeof salesQuery>

/** A day, a class, a coupon, a way to pay or a payee; whole rupiah. Of a payee: their shares. */
export interface SalesItem {
  id: string
  name: string
  orders: number
  gross: number
  discount: number
  returns: number
  net: number
  fees: number
  shares: number
  /** the same as it is read */
  texts: Record<'gross' | 'discount' | 'returns' | 'net' | 'fees' | 'shares', string>
  /** its length beside the largest of the page, in thousandths; below zero: more went back than came */
  length: number
}

export interface SalesFigure {
  key: string
  label: string
  text: string
  note: string
  /** in the books: one account, or the several it is summed of */
  parts: { label: string; text: string; href: string }[]
}

export interface SalesPage {
  list: OfficeListData<SalesItem>
  /** "1 sampai 26 November 2026" */
  period: string
  days: SalesFigure[]
  end: SalesFigure[]
  isByPayee: boolean
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'sales.figures': SalesPage
  }
}
