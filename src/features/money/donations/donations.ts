import { forgetUses, noteUses } from '../../../platform/files/file-uses.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { mediumDate, momentText } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import { correct, events, lockBalance, post } from '../ledger/ledger.ts'
import { orderStates } from '../orders/orders.ts'
import { fundOf, type WordsState } from './donations.rules.ts'
import type {
  DonationItem,
  DonationQuery,
  UseItem,
  UseQuery,
  WrittenUse,
} from './donations-office.contract.ts'
import * as store from './donations-office.store.ts'
import { renewPages } from './renewing.ts'

/** Donations, as the office sees them. */
export async function listDonations(
  { tx, tenant: { timeZone } }: InTenant,
  query: DonationQuery,
): Promise<Paged<DonationItem>> {
  const { rows, total } = await store.listRows(tx, query)
  const items = rows.map(row => ({
    id: row.id,
    code: row.code,
    number: row.number ?? '',
    campaign: row.campaign ?? '',
    name: row.name,
    isAnonymous: row.isAnonymous,
    email: row.email ?? '',
    message: row.message,
    amount: row.amount,
    amountText: amountText(row.amount),
    refunded: row.refunded,
    state: row.state,
    badge: orderStates[row.state],
    words: row.words,
    atText: momentText(row.createdAt, timeZone),
    paidText: row.paidAt ? momentText(row.paidAt, timeZone) : '',
    href: to.order(row),
  }))
  return paged(items, total, query)
}

/** Name and message are shown, or not; either may be changed again. */
export async function decideWords(context: CallContext, id: number, decision: WordsState) {
  const { tx } = context
  const donation = await store.findDonation(tx, id)
  if (!donation) throw notFound('Donasi')
  if (await store.decideWords(tx, id, decision)) {
    await record(context, {
      action: `donation.${decision}`,
      object: { type: 'donation', id, name: donation.name },
      before: { words: donation.words },
      after: { words: decision },
    })
    await renewPages(context)
  }
  return { id, words: decision }
}

const dayText = (day: string) => mediumDate(new Date(`${day}T12:00:00Z`), 'UTC')

export async function listUses({ tx }: InTenant, query: UseQuery): Promise<Paged<UseItem>> {
  const { rows, total } = await store.listUseRows(tx, query)
  const items = rows.map(({ spentOn, undoneAt, byName, campaign, ...row }) => ({
    ...row,
    campaign: campaign ?? '',
    spentText: dayText(spentOn),
    amountText: amountText(row.amount),
    by: byName ?? '',
    isUndone: undoneAt !== null,
  }))
  return paged(items, total, query)
}

/** Money of a campaign was used: it leaves the campaign's account, which holds never less than nothing. */
export async function addUse(context: CallContext, given: WrittenUse): Promise<{ id: number }> {
  const { tx, clock, tenant, viewer } = context
  const { campaignId, spentOn, amount, words, receipt } = given
  const sums = await store.listSums(tx)
  const campaign = sums.find(({ id }) => id === campaignId)
  if (!campaign) throw invalidField('campaignId', 'Kampanye ini tidak ada', 'unknown')
  const at = clock.now()
  if (spentOn > dayIn(at, tenant.timeZone)) throw invalidField('spentOn', 'Tanggal ini belum tiba')
  await assertOwnPictures(context, { receipt }, '')
  const left = await lockBalance(tx, { kind: 'donation_fund', owner: fundOf(campaignId) })
  if (amount > left) throw invalidField('amount', `Dana kampanye ini tinggal ${amountText(left)}`, 'tooMuch')
  const id = await store.insertUseRow(tx, {
    campaignId,
    spentOn,
    amount,
    words,
    receipt: receipt === null ? null : JSON.stringify(receipt),
    by: memberOf(viewer).membershipId,
    at,
  })
  await post(tx, {
    kind: 'donation_spent',
    ref: `use:${id}`,
    at: new Date(`${spentOn}T12:00:00Z`),
    entries: events.donationSpent(fundOf(campaignId), amount),
  })
  if (receipt) await noteUses(tx, { kind: 'donation_use', id: String(id), state: 'published' }, { receipt })
  await record(context, {
    action: 'donation_use.added',
    object: { type: 'donation_use', id, name: campaign.title },
    after: { amount, words },
  })
  await renewPages(context)
  return { id }
}

/** A use that was wrong is taken back: the books have its mirror, and the campaign its money. */
export async function undoUse(context: CallContext, id: number): Promise<{ id: number }> {
  const { tx, clock } = context
  const use = await store.lockUse(tx, id)
  if (!use) throw notFound('Pemakaian donasi')
  if (use.undoneAt !== null) throw conflict('Pemakaian ini sudah dibatalkan.')
  await correct(tx, { kind: 'donation_spent', ref: `use:${id}` }, clock.now())
  await store.undoUseRow(tx, id, clock.now())
  await forgetUses(tx, { kind: 'donation_use', id: String(id) })
  await record(context, {
    action: 'donation_use.undone',
    object: { type: 'donation_use', id, name: use.words.slice(0, 80) },
    before: { amount: use.amount },
  })
  await renewPages(context)
  return { id }
}
