import { z } from 'zod'
import type { TenantContext } from '../../../platform/http/endpoint.ts'

/** setting value `sales`: how a tenant sells. What an order was sold under is copied into it. */
export const salesSetting = z.strictObject({
  /** of the price before tax, in hundredths of a percent: 1100 where the tenant collects PPN, which its prices then include */
  taxBps: z
    .int('Tulis persen, misalnya 11')
    .min(0, 'Paling sedikit 0%')
    .max(3000, 'Paling banyak 30%')
    .default(0),
  /** of what is left after fee and tax, where a class says nothing of its own: shared by its lead instructors */
  shareBps: z
    .int('Tulis persen, misalnya 80')
    .min(0, 'Paling sedikit 0%')
    .max(10_000, 'Paling banyak 100%')
    .default(8000),
  /** after so many days a share may be paid out */
  maturityDays: z
    .int('Tulis jumlah hari, 0 sampai 90')
    .min(0, 'Paling sedikit 0 hari')
    .max(90, 'Paling lama 90 hari')
    .default(7),
  /** said before buying and on the invoice; "never" would be void (UU 8/1999 article 18) */
  refundPolicy: z
    .string()
    .trim()
    .min(10, 'Minimal 10 karakter')
    .max(500, 'Maksimal 500 karakter')
    .default(
      'Dana dapat diminta kembali sampai 7 hari setelah pembayaran selama kelas belum dimulai, atau kapan saja bila kelas dibatalkan penyelenggara.',
    ),
})
export type SaleSettings = z.output<typeof salesSetting>

export const saleSettingsOf = ({ values }: Pick<TenantContext, 'values'>): SaleSettings => {
  const parsed = salesSetting.safeParse(values.sales ?? {})
  return parsed.success ? parsed.data : salesSetting.parse({})
}
