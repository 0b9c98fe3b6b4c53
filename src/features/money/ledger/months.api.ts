import { type Download, endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { monthSheet } from './month-sheet.ts'
import * as contract from './months.contract.ts'
import { askClosing, decideClosing, noteFiling } from './months.ts'

const common = { tag: 'Buku besar' } as const
const closing = { ...common, access: permissions.closeBooks, parameters: contract.monthParameter } as const

/** Months of the books are closed by two, and sealed. */
export const monthsApi = [
  endpoint(
    {
      ...closing,
      method: 'POST',
      path: '/v1/ledger/months/{month}/closing',
      summary: 'Mengajukan penutupan sebuah bulan; orang lain menutupnya',
      message: 'Penutupan diajukan',
      body: contract.closingAsked,
      data: contract.monthStanding,
      status: 201,
    },
    (context, { parameters, body }) => askClosing(context, parameters.month, body.note),
  ),
  endpoint(
    {
      ...closing,
      method: 'POST',
      path: '/v1/ledger/months/{month}/decision',
      summary: 'Menutup bulan yang diajukan orang lain dan menyegelnya, atau membatalkan pengajuannya',
      message: 'Keputusan tersimpan',
      body: contract.closingDecided,
      data: contract.monthStanding,
    },
    (context, { parameters, body }) => decideClosing(context, parameters.month, body.decision),
  ),
  endpoint(
    {
      ...closing,
      method: 'POST',
      path: '/v1/ledger/months/{month}/filing',
      summary: 'Mencatat nomor bukti lapor pajak sebuah bulan yang sudah ditutup',
      message: 'Bukti lapor tercatat',
      body: contract.filingNoted,
      data: contract.monthStanding,
    },
    (context, { parameters, body }) => noteFiling(context, parameters.month, body.reference),
  ),
  endpoint(
    {
      ...common,
      method: 'GET',
      path: '/v1/ledger/months/{month}/file',
      access: permissions.seeSales,
      parameters: contract.monthParameter,
      summary:
        'Neraca sebuah bulan yang sudah ditutup sebagai CSV: saldo awal, debit, kredit, saldo akhir setiap akun',
      message: 'Berhasil mengambil neraca bulan',
      data: contract.monthStanding,
      limit: { tokens: 60, seconds: 600 },
    },
    async (context, { parameters }): Promise<Download> => monthSheet(context, parameters.month),
  ),
]
