import type { CallContext } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { conflict, forbidden, invalidField, notFound } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { notifyByLetter } from '../../membership/notifications/notifications.ts'
import { events, post } from '../ledger/ledger.ts'
import { bankName } from './banks.rules.ts'
import { openNumber, type PayoutsDeps } from './payee-accounts.ts'
import { findContact, findPayeeOf } from './payees.store.ts'
import { limitsFor } from './payout-settings.ts'
import type { OutcomeBody } from './payouts.contract.ts'
import { payoutKind, payoutMail, type ToldState } from './payouts.mail.ts'
import { codeOfPayout, mayBecome, netOf, type PayoutState, payoutStates } from './payouts.rules.ts'
import * as store from './payouts.store.ts'
import { bookedPayout, refOf } from './payouts.ts'

export type DecidedPayout = { id: number; status: PayoutState }

/** Whoever earns, asked, linked the two or wrote the account may not decide. Empty: may. */
export function whyNot(
  payout: Pick<store.PayoutRow, 'requestedBy' | 'membershipId' | 'addedBy' | 'linkedBy'>,
  membershipId: number,
): string {
  const { requestedBy, membershipId: payee, addedBy, linkedBy } = payout
  if (payee === membershipId) return 'Anda penerimanya. Minta orang lain memutuskan.'
  if (requestedBy === membershipId) return 'Anda yang mengajukan. Minta orang lain memutuskan.'
  if (addedBy === membershipId) return 'Anda yang mengisi rekeningnya. Minta orang lain memutuskan.'
  if (linkedBy === membershipId) return 'Anda yang menautkan penerimanya. Minta orang lain memutuskan.'
  return ''
}

/**
 * The same of saying what became of one that the provider does not answer for: whoever earns or asked may not. Who linked the
 * payee or wrote the account may, since nothing is sent by it; else two administrators are stuck with it for good.
 */
export const whyNotSettle = (payout: Parameters<typeof whyNot>[0], membershipId: number): string =>
  whyNot({ ...payout, addedBy: null, linkedBy: 0 }, membershipId)

/** Whether the money may go there at all as it stands: a new account has its day of waiting. Empty: may. */
export function whyNotYet(
  { usableAt, amount }: Pick<store.PayoutRow, 'usableAt' | 'amount'>,
  { now, timeZone, mostEach }: { now: Date; timeZone: string; mostEach: number },
): string {
  if (usableAt > now)
    return `Rekeningnya baru diganti. Pencairan ini dapat disetujui mulai ${momentText(usableAt, timeZone)}.`
  if (amount > mostEach) return `Batas satu pencairan ${amountText(mostEach)}. Tolak, agar diajukan sebagian.`
  return ''
}

export const saidYesAlready = 'Anda sudah menyetujui pencairan ini. Minta orang lain menyetujuinya juga.'

/** The payout, held, where this viewer may take it there; without a state, where they may decide at all. */
export async function lockFor(
  { tx, viewer }: CallContext,
  id: number,
  to?: PayoutState,
  mayNot: typeof whyNot = whyNot,
): Promise<store.PayoutRow> {
  const payout = await store.lockPayout(tx, id)
  if (!payout) throw notFound('Pencairan')
  if (to) assertMay(payout, to)
  const why = mayNot(payout, memberOf(viewer).membershipId)
  if (why) throw forbidden(why)
  return payout
}

function assertMay({ state }: Pick<store.PayoutRow, 'state'>, to: PayoutState): void {
  if (!mayBecome(state, to))
    throw conflict(
      `Pencairan ini berstatus "${payoutStates[state].label}" dan tidak dapat menjadi "${payoutStates[to].label}".`,
    )
}

type Change = Omit<store.PayoutStep, 'by' | 'at'>

/** The next state, and who took it there. */
export async function pass(
  context: CallContext,
  payout: store.PayoutRow,
  change: Change,
): Promise<DecidedPayout> {
  const { tx, clock, viewer } = context
  await store.passPayout(tx, payout.id, { ...change, by: memberOf(viewer).membershipId, at: clock.now() })
  await record(context, {
    action: `payout.${change.to}`,
    object: { type: 'payout', id: payout.id, name: codeOfPayout(payout.id) },
    before: { status: payout.state },
    after: { status: change.to, amount: payout.amount },
  })
  return { id: payout.id, status: change.to }
}

async function tell(context: CallContext, payout: store.PayoutRow, to: ToldState, why: string) {
  const { membershipId } = payout
  const contact = membershipId === null ? undefined : await findContact(context.tx, membershipId)
  if (membershipId === null || !contact) return
  await notifyByLetter(context, {
    to: membershipId,
    kind: payoutKind.kind,
    mail: payoutMail(
      context.tenant,
      { ...contact, email: contact.email ?? '' },
      { id: payout.id, amount: to === 'paid' ? netOf(payout) : payout.amount, to, why },
    ),
  })
}

/**
 * Somebody else says yes; nothing moves yet. A new account has its day of waiting. Above a limit it takes two, and what
 * is approved on a day has a most.
 */
export async function approvePayout(context: CallContext, id: number): Promise<DecidedPayout> {
  const { tx, clock, tenant, viewer } = context
  const payout = await lockFor(context, id, 'approved')
  const at = clock.now()
  const limits = await limitsFor(context)
  const notYet = whyNotYet(payout, { now: at, timeZone: tenant.timeZone, mostEach: limits.mostEach })
  if (notYet) throw conflict(notYet)
  const by = memberOf(viewer).membershipId
  if (!(await store.addApproval(tx, { id, by, at }))) throw conflict(saidYesAlready)
  if (payout.amount > limits.twoAbove && payout.approvals === 0) return noteFirst(context, payout)
  const day = dayIn(at, tenant.timeZone)
  if (!(await store.takeOfDay(tx, { day, amount: payout.amount, most: limits.mostADay })))
    throw conflict(`Batas pencairan hari ini ${amountText(limits.mostADay)} sudah tercapai. Setujui besok.`)
  return pass(context, payout, { to: 'approved' })
}

/** The first of two: it waits on for the second. */
async function noteFirst(context: CallContext, payout: store.PayoutRow): Promise<DecidedPayout> {
  await record(context, {
    action: 'payout.approved_first',
    object: { type: 'payout', id: payout.id, name: codeOfPayout(payout.id) },
    after: { amount: payout.amount },
  })
  return { id: payout.id, status: payout.state }
}

/** The amount goes back to who asked for it. */
async function free(
  context: CallContext,
  payout: store.PayoutRow,
  to: 'rejected' | 'cancelled',
  reason: string,
) {
  await post(context.tx, {
    kind: 'payout_rejected',
    ref: refOf(payout.id),
    at: context.clock.now(),
    entries: events.payoutRejected(bookedPayout(payout)),
  })
  return pass(context, payout, { to, reason })
}

export async function rejectPayout(context: CallContext, id: number, reason: string): Promise<DecidedPayout> {
  const payout = await lockFor(context, id, 'rejected')
  await tell(context, payout, 'rejected', reason)
  return free(context, payout, 'rejected', reason)
}

/** By who asked, as long as nobody has said yes. */
export async function cancelOwnPayout(context: CallContext, id: number): Promise<DecidedPayout> {
  const payee = await findPayeeOf(context.tx, memberOf(context.viewer).membershipId)
  const payout = await store.lockPayout(context.tx, id)
  if (!payout || payout.payeeId !== payee?.id) throw notFound('Pencairan')
  if (payout.state === 'approved')
    throw conflict('Pencairan ini sudah disetujui. Hubungi pengelola untuk membatalkannya.')
  assertMay(payout, 'cancelled')
  return free(context, payout, 'cancelled', '')
}

/** What became of an approved payout: sent, given up before that, or sent back by the bank. */
export async function noteOutcome(
  context: CallContext,
  id: number,
  body: OutcomeBody,
): Promise<DecidedPayout> {
  const { tx, clock, tenant } = context
  const payout = await lockFor(context, id, body.outcome)
  if (payout.provider)
    throw conflict('Pencairan ini dikirim penyedia. Hasilnya hanya dicatat dari kabar penyedia.')
  const at = clock.now()
  const ref = refOf(id)
  const booked = bookedPayout(payout)
  if (body.outcome === 'paid') {
    assertDay(body.on, payout, dayIn(at, tenant.timeZone), tenant.timeZone)
    await post(tx, { kind: 'payout_handed_over', ref, at, entries: events.payoutHandedOver(booked) })
    await post(tx, { kind: 'payout_paid', ref, at, entries: events.payoutPaid(booked, 'bank', 0) })
    await tell(context, payout, 'paid', `Nomor referensi: ${body.reference}`)
    return pass(context, payout, { to: 'paid', transferredOn: body.on, reference: body.reference })
  }
  if (body.outcome === 'cancelled') {
    // what nobody has approved is refused, with a reason, not given up
    if (payout.state !== 'approved')
      throw conflict('Pencairan yang belum disetujui ditolak, bukan dibatalkan.')
    await tell(context, payout, 'cancelled', body.reason)
    return free(context, payout, 'cancelled', body.reason)
  }
  await post(tx, { kind: 'payout_returned', ref, at, entries: events.payoutReturned(booked, 'bank') })
  await tell(context, payout, 'reversed', body.reason)
  return pass(context, payout, { to: 'reversed', reason: body.reason })
}

function assertDay(on: string, { requestedAt }: store.PayoutRow, today: string, timeZone: string): void {
  if (on > today) throw invalidField('on', 'Tanggal transfer belum tiba', 'future')
  if (on < dayIn(requestedAt, timeZone))
    throw invalidField('on', 'Tanggal transfer mendahului pengajuannya', 'tooEarly')
}

/** The whole number, for who sends the money now; the log keeps who looked. */
export async function showAccount(house: PayoutsDeps, context: CallContext, id: number) {
  const { tx, tenant } = context
  const payout = await lockFor(context, id, 'paid')
  const accountNumber = openNumber(house, tenant.id, payout.numberSealed)
  if (accountNumber === undefined)
    throw conflict('Nomor rekening ini tidak dapat dibuka. Batalkan, dan minta penerima mengisinya lagi.')
  await record(
    { ...context, tx },
    {
      action: 'payout.account_shown',
      object: { type: 'payout', id, name: codeOfPayout(id) },
    },
  )
  return { accountNumber, accountName: payout.holder, bankName: bankName(payout.bank) }
}
