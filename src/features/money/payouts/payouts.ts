import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { conflict, invalidField } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { events, lockBalance, post, totalOf } from '../ledger/ledger.ts'
import { noteTax, type Reckoned, reckonTax } from '../withholding/withholding.ts'
import { bankName } from './banks.rules.ts'
import { changeAccount, lockOwnPayee, type PayoutsDeps } from './payee-accounts.ts'
import * as payees from './payees.store.ts'
import type { AccountBody, Balance, RequestBody } from './payouts.contract.ts'
import { codeOfPayout, leastPayout } from './payouts.rules.ts'
import * as store from './payouts.store.ts'

export const ownerOf = (personId: number): string => `person:${personId}`

interface Booked {
  personId: number
  amount: number
  withheld: number
  taxArticle: string
}

/** What the books are told of a payout: tax as it was reckoned at the request, and a transfer costs the payee nothing. */
export const bookedPayout = ({ personId, amount, withheld, taxArticle }: Booked): events.Payout => ({
  payee: ownerOf(personId),
  amount,
  withheld,
  article: taxArticle,
  fee: 0,
})

export const refOf = (id: number): string => `payout:${id}`

/** Asks for money: it is held from this moment on, so that it cannot be asked for twice. */
export async function requestPayout(
  house: PayoutsDeps,
  context: CallContext,
  { amount, bankAccountId, note, withheld: told, ...given }: RequestBody,
): Promise<{ id: number; status: 'requested' }> {
  const { tx, clock, viewer } = context
  const payee = await lockOwnPayee(context)
  const account = await accountFor(house, context, payee, bankAccountId, given)
  if ((await store.findOpen(tx, payee.id)) !== undefined) throw stillOpen()
  const available = await lockBalance(tx, { kind: 'payee_available', owner: ownerOf(payee.personId) })
  if (amount > available)
    throw invalidField('amount', `Saldo yang dapat dicairkan ${amountText(available)}`, 'tooMuch')
  const reckoned = await reckonTax(context, payee.personId, amount)
  assertTold(told, reckoned)
  const by = memberOf(viewer).membershipId
  const at = clock.now()
  const taxed = { withheld: reckoned.tax, taxArticle: reckoned.article }
  const id = await store.insertPayout(tx, {
    payeeId: payee.id,
    accountId: account.id,
    amount,
    ...taxed,
    note,
    by,
    at,
  })
  if (id === undefined) throw stillOpen()
  await store.insertDecision(tx, id, { to: 'requested', by, at })
  const { personId } = payee
  await post(tx, {
    kind: 'payout_requested',
    ref: refOf(id),
    at,
    entries: events.payoutRequested(bookedPayout({ personId, amount, ...taxed })),
  })
  await noteTax(tx, reckoned, { ref: refOf(id), number: codeOfPayout(id), personId, gross: amount, at })
  await record(context, {
    action: 'payout.requested',
    object: { type: 'payout', id, name: codeOfPayout(id) },
    after: { amount, withheld: reckoned.tax },
  })
  return { id, status: 'requested' }
}

/** Nobody is paid less than they were shown: a rule that changed meanwhile is shown first. */
function assertTold(told: number | undefined, { tax }: Reckoned): void {
  if (told !== undefined && told !== tax)
    throw invalidField(
      'amount',
      `PPh yang dipotong sekarang ${amountText(tax)}. Muat ulang halaman ini.`,
      'taxChanged',
    )
}

const stillOpen = () => conflict('Masih ada pencairan yang belum selesai. Tunggu atau batalkan dahulu.')

async function accountFor(
  house: PayoutsDeps,
  context: CallContext,
  payee: payees.PayeeRow,
  id: number | undefined,
  { bankCode, accountNumber, accountName }: Partial<AccountBody>,
): Promise<payees.AccountRow> {
  if (bankCode !== undefined && accountNumber !== undefined && accountName !== undefined)
    return changeAccount(house, context, payee, { bankCode, accountNumber, accountName })
  const account = await payees.findAccount(context.tx, payee.id)
  if (!account || account.id !== id)
    throw invalidField('bankAccountId', 'Rekening ini bukan rekening Anda yang berlaku', 'unknown')
  return account
}

const none = { isPayee: false, available: 0, maturing: 0, pending: 0, debt: 0, paid: 0, account: null }

/** What one may ask for, what is still maturing, what waits. Who is no payee has nothing. */
export async function balanceOf(
  { tx, clock }: Pick<InTenant, 'tx' | 'clock'>,
  membershipId: number,
): Promise<Balance> {
  const payee = await payees.findPayeeOf(tx, membershipId)
  if (!payee) return { ...none, minimum: leastPayout }
  const owner = ownerOf(payee.personId)
  // what is owed to somebody stands on the credit side
  const owed = async (kind: 'payee_available' | 'payee_maturing' | 'pending_payout') =>
    0 - (await totalOf(tx, { kind, owner }))
  const account = await payees.findAccount(tx, payee.id)
  return {
    isPayee: true,
    available: await owed('payee_available'),
    maturing: await owed('payee_maturing'),
    pending: await owed('pending_payout'),
    debt: await totalOf(tx, { kind: 'payee_debt', owner }),
    paid: await store.sumPaid(tx, payee.id),
    minimum: leastPayout,
    account: account
      ? {
          id: account.id,
          bankCode: account.bank,
          bankName: bankName(account.bank),
          accountEnd: account.numberEnd,
          accountName: account.holder,
          usableAt: account.usableAt.toISOString(),
          isHeld: account.usableAt > clock.now(),
        }
      : null,
  }
}
