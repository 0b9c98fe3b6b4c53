import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { dayIn, instantOf } from '../../../shared/days.ts'
import { conflict, invalidField } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { record } from '../../core/audit/audit.ts'
import { accountText, events, post, totalOf } from '../ledger/ledger.ts'
import type { DepositBody, OwedTax } from './withholding.contract.ts'
import { type TaxAccount, taxAccounts } from './withholding.rules.ts'
import { lockWithholding } from './withholding.store.ts'

const owedOn = async (tx: Tx, account: TaxAccount): Promise<number> =>
  0 - (await totalOf(tx, { kind: 'tax_withheld', owner: account }))

/** What was withheld and is not with the tax office yet, by account. */
export async function owedTaxes(tx: Tx): Promise<OwedTax[]> {
  const owed: OwedTax[] = []
  for (const account of taxAccounts) {
    const amount = await owedOn(tx, account)
    const label = accountText('tax_withheld', account, new Map())
    if (amount !== 0) owed.push({ account, label, amount, amountText: amountText(amount) })
  }
  return owed
}

/** Tax that was withheld went to the tax office. The same NTPN is one deposit, and no more goes than is owed. */
export async function noteDeposit(context: CallContext, { account, amount, on, reference }: DepositBody) {
  const { tx, tenant, clock } = context
  const { timeZone } = tenant
  const today = dayIn(clock.now(), timeZone)
  if (on > today) throw invalidField('on', 'Tanggal setor belum tiba', 'future')
  await lockWithholding(tx)
  const owed = await owedOn(tx, account)
  if (amount > owed) throw invalidField('amount', `Yang belum disetor ${amountText(owed)}`, 'tooMuch')
  const isNew = await post(tx, {
    kind: 'tax_paid',
    ref: `ntpn:${reference}`,
    at: on === today ? clock.now() : instantOf(`${on}T12:00`, timeZone),
    entries: events.taxPaid({ output: 0, input: 0, withheld: [{ article: account, amount }] }),
  })
  if (!isNew) throw conflict(`Setoran dengan NTPN ${reference} sudah dicatat.`)
  await record(context, {
    action: 'withholding.deposited',
    object: { type: 'withholding', id: reference, name: `Setoran ${reference}` },
    after: { account, amount, on },
  })
  return { reference, left: owed - amount }
}
