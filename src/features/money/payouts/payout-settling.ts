import { createHash } from 'node:crypto'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { dayIn } from '../../../shared/days.ts'
import { notifyByLetter } from '../../membership/notifications/notifications.ts'
import { events, post } from '../ledger/ledger.ts'
import type { SeenPayout } from '../providers/providers.ts'
import { findContact } from './payees.store.ts'
import { insertPayoutEvent, noteHeard } from './payout-sending.store.ts'
import { payoutKind, payoutMail, type ToldState } from './payouts.mail.ts'
import { changeFor, isContradiction, netOf, type PayoutState } from './payouts.rules.ts'
import * as store from './payouts.store.ts'
import { bookedPayout, refOf } from './payouts.ts'
import type { PayoutSendingDeps } from './sending-deps.ts'

/** What became clear of a payout: the provider's word, that it has none such, or that it said nothing at all. */
export type Heard = SeenPayout | 'nothing' | 'silence' | { refused: string }

/**
 * The one place where a provider's word moves a payout: the row is locked, the word held against what may follow, and
 * the books are written within the same transaction. A tenant that is not served is left until it is.
 */
export async function settlePayout(
  house: PayoutSendingDeps,
  tenantId: number,
  id: number,
  heard: Heard,
): Promise<void> {
  const { clock, partsOf } = house
  const tenant = await house.tenantContextById(tenantId)
  if (!tenant) return
  await house.database.withTenant(tenantId, tx => settleWithin({ tx, clock, tenant, partsOf }, id, heard))
}

/** The same within a transaction that is open already. */
export async function settleWithin(context: InTenant, id: number, heard: Heard): Promise<void> {
  const payout = await store.lockPayout(context.tx, id)
  if (payout?.provider) await hear(context, payout, heard)
}

async function hear(context: InTenant, payout: store.PayoutRow, heard: Heard): Promise<void> {
  const { tx, clock } = context
  const at = clock.now()
  if (heard === 'silence') return silence(context, payout)
  const isNo = heard === 'nothing' || 'refused' in heard
  // somebody else has found it there meanwhile
  if (isNo && payout.providerId !== null) return noteHeard(tx, payout.id, { askedAt: at })
  if (heard === 'nothing') {
    await noteHeard(tx, payout.id, { askedAt: at, problem: '' })
    return move(context, payout, 'failed', 'Penyedia tidak mengenal pencairan ini.', null)
  }
  if ('refused' in heard) {
    await noteHeard(tx, payout.id, { askedAt: at, problem: '' })
    return move(context, payout, 'failed', `Ditolak penyedia: ${heard.refused}`, null)
  }
  const wrong = whatDiffers(payout, heard)
  if (wrong) {
    // a number that somebody noted is that of another one
    const isOther = payout.state === 'unknown' && heard.ref !== payout.ref
    await noteHeard(tx, payout.id, { askedAt: at, problem: wrong, ...(isOther ? { providerId: null } : {}) })
    return note(context, payout, 'mismatch', { seen: heard.raw, wrong })
  }
  await noteHeard(tx, payout.id, { providerId: heard.providerId, askedAt: at, problem: '' })
  const to = changeFor(payout.state, heard.state)
  if (to) await move(context, payout, to, heard.why, heard.raw)
}

/** Nothing is moved by the word about another payout, or by one that contradicts what was given back here. */
function whatDiffers(payout: store.PayoutRow, seen: SeenPayout): string {
  if (seen.amount !== netOf(payout)) return `Jumlah di penyedia ${seen.amount}, berbeda dari pencairan ini.`
  if (seen.ref !== payout.ref) return 'Penyedia menyebut pencairan lain.'
  if (payout.providerId !== null && payout.providerId !== seen.providerId)
    return 'Penyedia menyebut nomor lain untuk pencairan ini.'
  if (isContradiction(payout.state, seen.state))
    return 'Penyedia menyebut pencairan ini terbayar, padahal jumlahnya sudah kembali ke saldo penerima.'
  return ''
}

/** Nobody knows whether it was begun: from here on the money is on its way, until the provider says otherwise. */
async function silence(context: InTenant, payout: store.PayoutRow): Promise<void> {
  const problem =
    'Penyedia belum menjawab. Pencairan ini ditanyakan lagi, dan tidak dikirim dengan nomor lain.'
  await noteHeard(context.tx, payout.id, { askedAt: context.clock.now(), problem })
  if (payout.state === 'queued') await move(context, payout, 'unknown', '', null)
}

async function move(
  context: InTenant,
  payout: store.PayoutRow,
  to: PayoutState,
  why: string,
  raw: unknown,
): Promise<void> {
  const { tx, clock, tenant } = context
  const at = clock.now()
  const isBegun = payout.state === 'processing' || payout.state === 'unknown'
  if (payout.state !== 'queued' && !isBegun && payout.state !== 'paid') return
  await book(context, payout, to, isBegun)
  await store.passPayout(tx, payout.id, {
    to,
    by: null,
    at,
    reason: why.slice(0, 500),
    ...(to === 'paid'
      ? {
          transferredOn: dayIn(at, tenant.timeZone),
          reference: (payout.providerId ?? payout.ref ?? '').slice(0, 100),
        }
      : {}),
  })
  await note(context, payout, 'change', { from: payout.state, to, seen: raw })
  if (to === 'paid' || to === 'failed' || to === 'reversed' || to === 'cancelled')
    await tell(context, payout, to)
}

/** The books: held, on its way, gone, or back; each once for each payout. */
async function book({ tx, clock }: InTenant, payout: store.PayoutRow, to: PayoutState, isBegun: boolean) {
  const booked = bookedPayout(payout)
  const known = { ref: refOf(payout.id), at: clock.now() }
  const till = { provider: payout.provider ?? '' }
  const isFreed = !isBegun && (to === 'failed' || to === 'cancelled')
  if (isFreed) return post(tx, { kind: 'payout_rejected', ...known, entries: events.payoutRejected(booked) })
  if (payout.state === 'queued')
    await post(tx, { kind: 'payout_handed_over', ...known, entries: events.payoutHandedOver(booked) })
  if (to === 'paid')
    await post(tx, { kind: 'payout_paid', ...known, entries: events.payoutPaid(booked, till, 0) })
  if (to === 'failed')
    await post(tx, { kind: 'payout_failed', ...known, entries: events.payoutFailed(booked) })
  if (to === 'reversed')
    await post(tx, { kind: 'payout_returned', ...known, entries: events.payoutReturned(booked, till) })
}

/** The same change of the same payout is the same line. */
async function note(
  { tx, clock }: InTenant,
  payout: store.PayoutRow,
  kind: 'change' | 'mismatch',
  body: unknown,
) {
  const key = createHash('sha256')
    .update(`${kind} ${payout.ref} ${payout.state} ${JSON.stringify(body)}`)
    .digest('hex')
  await insertPayoutEvent(tx, { payoutId: payout.id, key, kind, body, at: clock.now() })
}

async function tell(context: InTenant, payout: store.PayoutRow, to: ToldState): Promise<void> {
  const { membershipId } = payout
  const contact = membershipId === null ? undefined : await findContact(context.tx, membershipId)
  if (membershipId === null || !contact) return
  await notifyByLetter(context, {
    to: membershipId,
    kind: payoutKind.kind,
    mail: payoutMail(
      context.tenant,
      { ...contact, email: contact.email ?? '' },
      {
        id: payout.id,
        amount: to === 'paid' ? netOf(payout) : payout.amount,
        to,
        why: to === 'paid' ? `Nomor referensi: ${payout.ref}` : '',
      },
    ),
  })
}
