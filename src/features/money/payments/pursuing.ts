import { routes } from '../../../routes.ts'
import {
  type Due,
  findSettings,
  type Gateway,
  GatewayRefused,
  GatewaySilent,
  gatewayFor,
  isChannel,
  isPayableQr,
  type Opened,
  type SettingsRow,
} from '../providers/providers.ts'
import {
  changePayment,
  findPayment,
  lockPayment,
  noteOpened,
  type PaymentRow,
} from './payment-attempts.store.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { settle } from './settling.ts'

/** An attempt as somebody has just read or begun it, so that it is not read once more. */
interface KnownAttempt {
  row: PaymentRow
  settings: SettingsRow | undefined
  /** what it is for */
  due?: Due
}

interface Pursued {
  house: PaymentsDeps
  tenantId: number
  row: PaymentRow
  gateway: Gateway
  due?: Due | undefined
}

/**
 * Does what an attempt waits for: begins it at the provider, closes it there, or asks how it stands. Harmless as often
 * as one likes and from several processes: the provider knows it by its reference, and what it says is applied once.
 * Never within a transaction.
 */
export async function pursue(house: PaymentsDeps, tenantId: number, id: number): Promise<void> {
  const [row, settings] = await house.database.readTenant(tenantId, tx =>
    Promise.all([findPayment(tx, id), findSettings(tx)]),
  )
  if (row) await pursueKnown(house, tenantId, { row, settings })
}

/** The same of one that was just read: whatever it has become meanwhile, nothing is written over it. */
export async function pursueKnown(
  house: PaymentsDeps,
  tenantId: number,
  { row, settings, due }: KnownAttempt,
): Promise<void> {
  if (row.provider === 'manual') return settle(house, tenantId, row, undefined)
  const gateway = settings && (await gatewayFor(house, tenantId, chosenAt(row, settings)))
  if (!gateway || gateway.dialect !== row.provider) return unreachable(house, tenantId, row)
  const pursued = { house, tenantId, row, gateway, due }
  try {
    if (row.state === 'creating' || row.state === 'unknown') await begin(pursued)
    else if (row.state === 'closing') await close(pursued)
    else await ask(pursued)
  } catch (error) {
    if (!(error instanceof GatewaySilent || error instanceof GatewayRefused)) throw error
    // what was cancelled or lapsed before it was begun is nobody's fault
    if (!(error instanceof NothingDue))
      house.log.warn({ err: error, tenantId, payment: row.id }, 'a payment provider gave no answer of use')
    await house.database.withTenant(tenantId, tx => noteSilence(tx, house, row, error))
  }
}

/** An attempt goes on with whom it was begun: what was simulated is asked of the simulator, whatever is chosen by now. */
export const chosenAt = (row: PaymentRow, settings: SettingsRow): SettingsRow =>
  row.isSimulated
    ? { ...settings, provider: 'simulator', dialect: row.provider === 'xendit' ? 'xendit' : 'midtrans' }
    : settings

/** One that was never begun is over; the others wait until there is somebody to ask again. */
async function unreachable({ database, clock }: PaymentsDeps, tenantId: number, row: PaymentRow) {
  await database.withTenant(tenantId, async tx =>
    changePayment(
      tx,
      row.id,
      row.state === 'creating' && row.providerId === null
        ? { state: 'failed', problem: 'Penyedia pembayaran tidak tersedia lagi.', askedAt: clock.now() }
        : { askedAt: clock.now() },
      clock.now(),
    ),
  )
}

async function noteSilence(
  tx: Parameters<typeof changePayment>[0],
  { clock }: PaymentsDeps,
  row: PaymentRow,
  error: Error,
): Promise<void> {
  const at = clock.now()
  const now = await lockPayment(tx, row.id)
  if (!now) return
  const isBeginning = now.state === 'creating' || now.state === 'unknown'
  if (!isBeginning) return changePayment(tx, row.id, { askedAt: at }, at)
  // a refusal is a clear no; silence may have begun something, which is looked up by its reference and never sent anew
  const isNo = error instanceof GatewayRefused && now.providerId === null
  changePayment(
    tx,
    row.id,
    {
      state: isNo ? 'failed' : 'unknown',
      problem: isNo ? whyNoWords(error) : 'Penyedia pembayaran belum menjawab.',
      askedAt: at,
    },
    at,
  )
}

/** Nobody was asked: what it was for waits for no money any more. */
class NothingDue extends GatewayRefused {}

const whyNoWords = (error: Error) =>
  error instanceof NothingDue
    ? 'Tagihan ini tidak menunggu pembayaran lagi.'
    : 'Cara bayar ini ditolak oleh penyedia. Pilih cara bayar lain.'

/** Begins it at the provider. After silence it is looked up first: what is there is not made again. */
async function begin({ house, tenantId, row, gateway, due }: Pursued): Promise<void> {
  const { clock, database } = house
  let isThere = false
  if (row.state === 'unknown') {
    const seen = await gateway.look(row.ref, row.providerId)
    isThere = seen !== undefined
    if (seen && seen.state !== 'pending') return settle(house, tenantId, row, seen)
    if (row.expiresAt <= clock.now()) return close({ house, tenantId, row, gateway })
  }
  const opened = await open({ house, tenantId, row, gateway, due }).catch((error: unknown) => {
    // begun there, and no longer told how it is paid: nobody has a number, so it is closed
    if (isThere && error instanceof GatewayRefused) return undefined
    throw error
  })
  if (!opened) return close({ house, tenantId, row, gateway })
  const isWhole = isComplete(row, opened)
  const { providerId, instructions } = opened
  const changed = isWhole
    ? ({ state: 'pending', providerId, instructions, problem: '' } as const)
    : ({
        state: 'closing',
        providerId,
        problem: 'Kode bayar dari penyedia tidak cocok dengan tagihan ini. Pilih cara bayar lain.',
      } as const)
  await database.withTenant(tenantId, async tx => noteOpened(tx, row.id, { ...changed, at: clock.now() }))
  if (!isWhole) await close({ house, tenantId, row, gateway })
}

async function open({ house, tenantId, row, gateway, due: known }: Pursued): Promise<Opened> {
  const { clock, database, partsOf } = house
  const tenant = await house.tenantContextById(tenantId)
  const payable = partsOf('payables')
    .flat()
    .find(one => one.kind === row.kind)
  const due =
    known ?? (await database.readTenant(tenantId, async tx => payable?.find({ tx, partsOf }, row.code)))
  if (!tenant || !due || !isChannel(row.channel)) throw new NothingDue('There is nothing to be paid any more')
  return gateway.open({
    ref: row.ref,
    amount: row.amount,
    channel: row.channel,
    title: due.title,
    now: clock.now(),
    expiresAt: row.expiresAt,
    buyer: due.buyer,
    finishUrl: `${tenant.origin}${routes['Pembayaran-code'].replace('{code}', row.code)}`,
    notifyUrl: `${tenant.origin}/v1/payments/webhooks/${row.provider}`,
  })
}

/** Nothing is shown that takes another amount, or nothing at all. */
function isComplete(row: PaymentRow, { instructions: { qr, va, bill, link } }: Opened): boolean {
  if (qr !== undefined) return isPayableQr(qr, row.amount)
  if (va) return /^\d{6,24}$/.test(va.number)
  if (bill) return /^\d{1,12}$/.test(bill.billerCode) && /^\d{4,24}$/.test(bill.billKey)
  return link !== undefined && URL.canParse(link) && !/^(javascript|data):/i.test(link)
}

/** Closed at the provider, whose word then says what became of it: it may have been paid meanwhile. */
async function close({ house, tenantId, row, gateway }: Pursued): Promise<void> {
  await gateway.close(row.ref, row.providerId)
  await settle(house, tenantId, row, (await gateway.look(row.ref, row.providerId)) ?? 'nothing')
}

async function ask({ house, tenantId, row, gateway }: Pursued): Promise<void> {
  await settle(house, tenantId, row, (await gateway.look(row.ref, row.providerId)) ?? 'nothing')
}
