import { createHmac } from 'node:crypto'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { post as send } from '../../../platform/mail/mail.ts'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { conflict } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import * as store from './payees.store.ts'
import type { AccountBody } from './payouts.contract.ts'
import { accountChangedMail } from './payouts.mail.ts'
import { holdMilliseconds } from './payouts.rules.ts'

export interface PayoutsDeps {
  secrets: Pick<Secrets, 'key'>
}

/** the same for the same account, and tells nobody which */
const markOf = ({ secrets }: PayoutsDeps, bank: string, number: string): string =>
  createHmac('sha256', secrets.key('payout account marks')).update(`${bank} ${number}`).digest('hex')

const bound = (tenantId: number) => `payout account of ${tenantId}`

/** The whole number; none where it was emptied, or the master key is another by now. */
export const openNumber = (
  { secrets }: PayoutsDeps,
  tenantId: number,
  sealed: string | null,
): string | undefined =>
  sealed === null ? undefined : unseal(secrets.key('payout accounts'), sealed, bound(tenantId))

export const noPayee = () =>
  conflict('Akun Anda belum ditautkan sebagai penerima. Minta admin menautkannya di Kelola, Penerima.')

export async function lockOwnPayee({ tx, viewer }: Pick<CallContext, 'tx' | 'viewer'>) {
  const payee = await store.lockPayeeOf(tx, memberOf(viewer).membershipId)
  if (!payee) throw noPayee()
  return payee
}

/** Says where one is paid from now on. The same account again changes nothing and waits for nothing. */
export async function changeAccount(
  house: PayoutsDeps,
  context: CallContext,
  payee: store.PayeeRow,
  { bankCode, accountNumber, accountName }: AccountBody,
): Promise<store.AccountRow> {
  const { tx, tenant, clock, viewer } = context
  const before = await store.findAccount(tx, payee.id)
  const isSame =
    before?.bank === bankCode &&
    before.holder === accountName &&
    openNumber(house, tenant.id, before.numberSealed) === accountNumber
  if (before && isSame) return before
  const at = clock.now()
  const by = memberOf(viewer).membershipId
  await store.retireAccount(tx, payee.id, at)
  const account = await store.insertAccount(tx, {
    payeeId: payee.id,
    bank: bankCode,
    sealed: seal(house.secrets.key('payout accounts'), accountNumber, bound(tenant.id)),
    mark: markOf(house, bankCode, accountNumber),
    end: accountNumber.slice(-4),
    holder: accountName,
    by,
    at,
    usableAt: new Date(at.getTime() + holdMilliseconds),
  })
  await record(context, {
    action: 'payee.account_changed',
    object: { type: 'payee', id: payee.id, name: payee.name },
    // never the number
    before: { bank: before?.bank ?? null },
    after: { bank: bankCode },
  })
  await tell(context, by, account)
  return account
}

async function tell({ tx, tenant }: InTenant, membershipId: number, account: store.AccountRow) {
  const contact = await store.findContact(tx, membershipId)
  if (contact?.email)
    await send(tx, accountChangedMail(tenant, { ...contact, email: contact.email }, account))
}
