import {
  findSettings,
  GatewayRefused,
  GatewaySilent,
  type PayoutGateway,
  payoutGatewayFor,
  type SettingsRow,
} from '../providers/providers.ts'
import { openNumber } from './payee-accounts.ts'
import { findContact } from './payees.store.ts'
import { countSend, findSent, noteHeard, type SentPayout } from './payout-sending.store.ts'
import { findPayoutSettings } from './payout-settings.store.ts'
import { type Heard, settlePayout } from './payout-settling.ts'
import { netOf, openStates, repeatMilliseconds, unseenMilliseconds } from './payouts.rules.ts'
import type { PayoutSendingDeps } from './sending-deps.ts'

interface Pursued {
  house: PayoutSendingDeps
  tenantId: number
  row: SentPayout & { ref: string }
  gateway: PayoutGateway
}

/**
 * Does what a payout waits for: sends it, or asks how it stands. Harmless as often as one likes and from several
 * processes, whatever was lost before: it has one name at the provider, under which it is sent however often, and what
 * the provider says is applied once. Never within a transaction.
 */
export async function pursuePayout(house: PayoutSendingDeps, tenantId: number, id: number): Promise<void> {
  // a tenant that is not served sends nothing either
  if (!(await house.tenantContextById(tenantId))) return
  const found = await house.database.withTenant(tenantId, async tx => {
    const row = await findSent(tx, id)
    return (
      row && {
        row,
        settings: await findSettings(tx),
        keys: (await findPayoutSettings(tx))?.keysSealed ?? null,
      }
    )
  })
  const ref = found?.row.ref
  if (!found || !ref) return
  const { row, settings } = found
  const isEnded = row.state !== 'paid' && !openStates.includes(row.state)
  const gateway = settings && (await payoutGatewayFor(house, tenantId, chosenAt(row, settings), found.keys))
  if (!gateway || gateway.dialect !== row.provider)
    return noteAsked(
      house,
      tenantId,
      row.id,
      isEnded ? undefined : 'Penyedia yang mengirimnya tidak tersambung lagi.',
    )
  const pursued = { house, tenantId, row: { ...row, ref }, gateway }
  try {
    // what has ended here may have been paid after all: it is looked at, never sent
    const heard = isEnded ? await gateway.look(ref, row.providerId) : await ask(pursued)
    if (heard) await settlePayout(house, tenantId, id, heard)
    else await noteAsked(house, tenantId, id, isEnded ? undefined : lookThere)
  } catch (error) {
    if (!(error instanceof GatewayRefused || error instanceof GatewaySilent)) throw error
    house.log.warn({ err: error, tenantId, payout: id }, 'a payout provider gave no answer of use')
    if (!isEnded) await wentWrong(pursued, error)
  }
}

const lookThere =
  'Penyedia tidak dapat ditanyai tanpa nomornya. Cari pencairan ini di dasbor penyedia, lalu isi nomor referensinya di sini.'

/** It goes on with whom it was begun: what was simulated is asked of the simulator, whatever is chosen by now. */
const chosenAt = (row: SentPayout, settings: SettingsRow): SettingsRow =>
  row.isSimulated
    ? { ...settings, provider: 'simulator', dialect: row.provider === 'xendit' ? 'xendit' : 'midtrans' }
    : settings

/** undefined: nobody can know without a person */
async function ask(pursued: Pursued): Promise<Heard | undefined> {
  const { row, gateway } = pursued
  if (row.providerId !== null || gateway.findsByRef) {
    const seen = await gateway.look(row.ref, row.providerId)
    if (seen?.state === 'queued' && row.state !== 'paid') return released(pursued, seen.providerId)
    if (seen) return seen
    if (row.providerId !== null) return forgetNumber(pursued)
  }
  if (isOld(pursued)) return gateway.findsByRef || row.sends === 0 ? 'nothing' : undefined
  const asked = await askedOf(pursued)
  row.sends = await pursued.house.database.withTenant(pursued.tenantId, tx => countSend(tx, row.id))
  const { providerId } = await gateway.send(asked)
  return released(pursued, providerId)
}

/** A number that the provider does not know is not this payout's: somebody may have mistyped it. */
async function forgetNumber({ house, tenantId, row }: Pursued): Promise<Heard> {
  if (row.state === 'unknown')
    await house.database.withTenant(tenantId, tx => noteHeard(tx, row.id, { providerId: null }))
  return 'silence'
}

/** Its number is written down before anything else is asked. */
async function released({ house, tenantId, row, gateway }: Pursued, providerId: string): Promise<Heard> {
  await house.database.withTenant(tenantId, tx => noteHeard(tx, row.id, { providerId }))
  await gateway.release(providerId).catch((error: unknown) => {
    // released already, or not allowed to: what it is now says the provider
    if (!(error instanceof GatewayRefused)) throw error
  })
  return (await gateway.look(row.ref, providerId)) ?? 'silence'
}

/** The provider may have forgotten the key by now: what is sent again could be sent twice. */
const isOld = (pursued: Pursued): boolean => ageOf(pursued) > repeatMilliseconds

const ageOf = ({ house, row }: Pursued): number =>
  row.queuedAt === null ? 0 : house.clock.now().getTime() - row.queuedAt.getTime()

async function askedOf({ house, tenantId, row }: Pursued) {
  const accountNumber = openNumber(house, tenantId, row.numberSealed)
  if (accountNumber === undefined) throw new GatewayRefused('the account number cannot be opened')
  const { membershipId } = row
  const contact =
    membershipId === null
      ? undefined
      : await house.database.withTenant(tenantId, tx => findContact(tx, membershipId))
  return {
    ref: row.ref,
    // the tax stays here
    amount: netOf(row),
    bank: row.bank,
    accountNumber,
    holder: row.holder,
    email: contact?.email ?? '',
  }
}

/**
 * A clear no ends what was sent for the first time. Of others a no to the second asking says nothing of the first: it
 * ends only what the provider, asked by our reference and a while later, has never seen. Silence before anything was
 * sent moves nothing.
 */
async function wentWrong(
  { house, tenantId, row, gateway }: Pursued,
  error: GatewayRefused | GatewaySilent,
): Promise<void> {
  const isUnsent = row.state === 'queued' && row.sends === 0
  if (error instanceof GatewaySilent && isUnsent)
    return noteAsked(house, tenantId, row.id, 'Penyedia belum menjawab. Pencairan ini belum dikirim.')
  const isFirst = row.state === 'queued' && row.sends <= 1
  const isUnseen =
    gateway.findsByRef &&
    row.providerId === null &&
    ageOf({ house, tenantId, row, gateway }) > unseenMilliseconds
  if (error instanceof GatewayRefused && (isFirst || isUnseen))
    return settlePayout(house, tenantId, row.id, { refused: error.message.slice(0, 300) })
  await settlePayout(house, tenantId, row.id, 'silence')
}

/** `problem`: what is to be seen of it meanwhile; left out, what was to be seen before stays */
const noteAsked = (
  { database, clock }: PayoutSendingDeps,
  tenantId: number,
  id: number,
  problem: string | undefined,
) =>
  database.withTenant(tenantId, tx =>
    noteHeard(tx, id, { askedAt: clock.now(), ...(problem === undefined ? {} : { problem }) }),
  )
