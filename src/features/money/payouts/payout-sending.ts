import type { CallContext } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import { conflict } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { type Dialect, type GatewayDeps, payoutBankOf } from '../providers/providers.ts'
import { bankName } from './banks.rules.ts'
import { type DecidedPayout, lockFor, pass, whyNotSettle } from './payout-decisions.ts'
import { batchOf, countSend, noteHeard, noteIntent } from './payout-sending.store.ts'
import { senderFor } from './payout-settings.ts'
import { codeOfPayout, repeatMilliseconds } from './payouts.rules.ts'
import type { PayoutRow } from './payouts.store.ts'

/**
 * Hands an approved payout over to the provider: what is to be sent, and under which name, is written down first, and
 * `pursuePayout` does it after the transaction. `press` names the batch of what was sent together.
 */
export async function queuePayout(
  house: GatewayDeps,
  context: CallContext,
  id: number,
  press: string,
): Promise<DecidedPayout> {
  const { clock, tenant } = context
  const payout = await lockFor(context, id, 'queued')
  const sender = await senderFor(house, context)
  if (!sender)
    throw conflict('Belum ada penyedia yang mengirim pencairan. Transfer dengan tangan, lalu catat.')
  if (payoutBankOf(sender.dialect, payout.bank) === undefined)
    throw conflict(
      `${sender.name} tidak mengirim ke ${bankName(payout.bank)}. Transfer dengan tangan, lalu catat.`,
    )
  const at = clock.now()
  if (payout.usableAt > at)
    throw conflict(
      `Rekening penerima baru diganti. Pencairan ini dapat dikirim mulai ${momentText(payout.usableAt, tenant.timeZone)}.`,
    )
  return handOver(context, payout, { ...sender, press })
}

/** Counts that the provider was asked to send it, before it is. */
export const noteSend = ({ tx }: Pick<CallContext, 'tx'>, id: number): Promise<number> => countSend(tx, id)

interface HandedOver {
  dialect: Dialect
  isSimulated: boolean
  press: string
}

/** Writes down that it is to be sent, under a name of its own; whoever calls holds it. */
export async function handOver(
  context: CallContext,
  payout: PayoutRow,
  { dialect, isSimulated, press }: HandedOver,
): Promise<DecidedPayout> {
  const { tx, clock, viewer } = context
  const by = memberOf(viewer).membershipId
  const at = clock.now()
  const batchId = await batchOf(tx, { press, by, at })
  await noteIntent(tx, payout.id, { provider: dialect, isSimulated, batchId, by, at })
  return pass(context, payout, { to: 'queued' })
}

/**
 * A person looks where the program cannot: they say under which number the provider keeps it. Nothing is believed of
 * that but where to ask.
 */
export async function noteProviderNumber(
  context: CallContext,
  id: number,
  number: string,
): Promise<DecidedPayout> {
  const { tx } = context
  const payout = await lockFor(context, id, undefined, whyNotSettle)
  if (payout.state !== 'unknown')
    throw conflict('Nomor di penyedia hanya diisi untuk pencairan yang tidak dapat ditanyakan.')
  await noteHeard(tx, id, { providerId: number })
  await record(context, {
    action: 'payout.number_noted',
    object: { type: 'payout', id, name: codeOfPayout(id) },
    after: { number },
  })
  return { id, status: payout.state }
}

/** What nobody at the provider knows of, long after: by somebody else than who sent it. */
export async function assertAbsent(context: CallContext, id: number): Promise<void> {
  const { clock, viewer } = context
  const payout = await lockFor(context, id, undefined, whyNotSettle)
  const age = payout.queuedAt ? clock.now().getTime() - payout.queuedAt.getTime() : 0
  if (payout.state !== 'unknown' || payout.providerId !== null || age < repeatMilliseconds)
    throw conflict('Pencairan ini masih dapat ditanyakan kepada penyedia. Tunggu jawabannya.')
  if (payout.queuedBy === memberOf(viewer).membershipId)
    throw conflict('Anda yang mengirimnya. Minta orang lain memeriksa dasbor penyedia.')
}
