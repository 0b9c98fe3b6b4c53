import { waysOf } from '../../src/features/money/providers/provider-settings.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import type { DemoTenant } from './demo.types.ts'

/**
 * How the demo is paid: by the simulator, in every way there is, and to an account that belongs to nobody. One tenant
 * hears the other provider's words.
 */
export async function seedPayments(tx: Tx, demo: DemoTenant, now: Date): Promise<void> {
  const account = { bank: 'Bank Contoh', number: '0000123456789', holder: demo.name.slice(0, 100) }
  await tx.db
    .insertInto('payment_settings')
    .values({
      provider: 'simulator',
      dialect: demo.slug === 'foundation' ? 'xendit' : 'midtrans',
      ways: JSON.stringify(waysOf([]).map(way => ({ ...way, isOpen: true }))),
      bank_accounts: JSON.stringify([account]),
      updated_at: now,
    })
    .execute()
}
