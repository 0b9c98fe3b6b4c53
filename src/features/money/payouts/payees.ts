import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { conflict, invalidField } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { bankName } from './banks.rules.ts'
import type { PayeeItem, PayeeLink, PayeesQuery } from './payees.contract.ts'
import * as store from './payees.store.ts'
import { findOpen } from './payouts.store.ts'

export async function listPayees({ tx, tenant }: InTenant, query: PayeesQuery): Promise<Paged<PayeeItem>> {
  const { rows, total } = await store.listPayeeRows(tx, query)
  const items = rows.map(row => ({
    id: row.id,
    personId: row.personId,
    membershipId: row.membershipId,
    name: row.name,
    member: row.memberName ?? '',
    account: row.bank ? `${bankName(row.bank)} ••••${row.numberEnd}` : '',
    availableText: amountText(row.available),
    linkedText: mediumDate(row.linkedAt, tenant.timeZone),
  }))
  return paged(items, total, query)
}

/**
 * Joins a public profile, to which shares are owed, with the member who may ask for them. Another member for the same
 * profile begins without an account: what was written by one is not the other's.
 */
export async function linkPayee(
  context: CallContext,
  { personId, membershipId }: PayeeLink,
): Promise<{ id: number }> {
  const { tx, clock, viewer } = context
  const name = await store.findPersonName(tx, personId)
  if (name === undefined) throw invalidField('personId', 'Profil ini tidak ada', 'unknown')
  const member = await store.findMemberName(tx, membershipId)
  if (member === undefined)
    throw invalidField('membershipId', 'Pilih anggota yang dapat menerima bagi hasil', 'unknown')
  const before = await store.lockPayeeOfPerson(tx, personId)
  const taken = await store.findPayeeOf(tx, membershipId)
  if (taken && taken.id !== before?.id)
    throw invalidField('membershipId', `Anggota ini sudah ditautkan dengan ${taken.name}`, 'taken')
  if (before?.membershipId === membershipId) return { id: before.id }
  if (before && (await findOpen(tx, before.id)) !== undefined)
    throw conflict('Penerima ini masih punya pencairan yang belum selesai.')
  const at = clock.now()
  const by = memberOf(viewer).membershipId
  const id = await store.putLink(tx, { personId, membershipId, name, by, at })
  await store.retireAccount(tx, id, at)
  await record(context, {
    action: 'payee.linked',
    object: { type: 'payee', id, name },
    after: { member },
  })
  return { id }
}
