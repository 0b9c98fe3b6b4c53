import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import {
  type ChannelName,
  channels,
  type Due,
  dialectOf,
  feeOf,
  findSettings,
  type SettingsRow,
} from '../providers/providers.ts'
import {
  changePayment,
  findOpen,
  findPayment,
  insertLast,
  type PaymentRow,
} from './payment-attempts.store.ts'
import { waysIn } from './payment-ways.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { pursue, pursueKnown } from './pursuing.ts'

interface InTransaction {
  tx: Tx
  tenantId: number
  clock: Clock
}

export interface PaymentRequest {
  /** which kind of payable, and which one */
  kind: string
  code: string
  channel: ChannelName
}

/** What is to be paid, of whichever kind it is. */
export async function findDue(
  { partsOf }: Pick<PaymentsDeps, 'partsOf'>,
  tx: Tx,
  code: string,
): Promise<{ kind: string; due: Due } | undefined> {
  const all = await Promise.all(
    partsOf('payables')
      .flat()
      .map(async ({ kind, find }) => ({ kind, due: await find({ tx, partsOf }, code) })),
  )
  return all.flatMap(({ kind, due }) => (due ? [{ kind, due }] : []))[0]
}

/** What is to be paid and how it could be, read before. */
export interface Payability {
  kind: string
  due: Due
  /** the attempt that is open */
  open: PaymentRow | undefined
  settings: SettingsRow | undefined
}

/**
 * Begins an attempt, or answers the one that is open by this very way: a second tab makes no second one. It is the last of
 * its transaction, and known when that is over. The provider is not asked yet: `pursue` does that afterwards.
 */
export function beginPayment(
  house: PaymentsDeps,
  { tx, tenantId, clock }: InTransaction,
  { kind, due, open, settings }: Payability,
  channel: ChannelName,
): () => Promise<PaymentRow> {
  const at = clock.now()
  assertPayable(due, at)
  const way = waysIn(house, settings, { tenantId, total: due.total }).find(one => one.channel === channel)
  if (!way || !settings) throw invalidField('channel', 'Pilih salah satu cara bayar')
  if (way.closed) throw invalidField('channel', way.closed)
  if (open) {
    const same = sameOr(open, channel)
    return async () => same
  }
  const said = settings.ways.find(one => one.channel === channel)
  const isManual = channel === 'transfer'
  const last = Math.min(due.expiresAt.getTime(), at.getTime() + channels[channel].minutes * 60_000)
  const made = insertLast(tx, {
    kind,
    due,
    provider: isManual ? 'manual' : dialectOf(settings),
    isSimulated: !isManual && settings.provider === 'simulator',
    method: way.method,
    channel,
    fee: isManual || !said ? 0 : feeOf(due.total, said),
    // somebody who transfers by hand has until the bill itself is over
    expiresAt: isManual ? due.expiresAt : new Date(last),
    at,
  })
  return async () => {
    const row = await made()
    // somebody was faster within this moment: theirs is the one
    if (!row) throw conflict('Tagihan ini sedang disiapkan di jendela lain. Muat ulang halaman ini.')
    return row
  }
}

/** All that is asked before an attempt is begun, as one message to the database. */
async function findPayability(
  { partsOf }: PaymentsDeps,
  tx: Tx,
  { kind, code }: Pick<PaymentRequest, 'kind' | 'code'>,
): Promise<Payability> {
  const payable = partsOf('payables')
    .flat()
    .find(one => one.kind === kind)
  const [due, open, settings] = await Promise.all([
    payable?.find({ tx, partsOf }, code),
    findOpen(tx, kind, code),
    findSettings(tx),
  ])
  if (!due) throw notFound('Tagihan')
  return { kind, due, open, settings }
}

function assertPayable(due: Due, at: Date): void {
  if (due.state === 'paid') throw conflict('Tagihan ini sudah lunas.')
  if (due.state !== 'pending') throw conflict('Tagihan ini sudah ditutup.')
  if (due.expiresAt <= at) throw conflict('Batas waktu tagihan ini sudah lewat.')
}

function sameOr(open: PaymentRow, channel: ChannelName): PaymentRow {
  if (open.channel === channel && open.state !== 'closing') return open
  throw conflict('Cara bayar yang lama masih terbuka. Tekan "Ganti cara bayar" terlebih dahulu.')
}

/** Gives up an attempt that nobody has paid: first here, then `pursue` closes it at the provider. */
export async function giveUp(
  { tx, clock }: Pick<InTransaction, 'tx' | 'clock'>,
  { kind, code }: Pick<PaymentRequest, 'kind' | 'code'>,
): Promise<number | undefined> {
  const open = await findOpen(tx, kind, code)
  if (!open || open.state === 'closing') return open?.id
  if (open.state === 'review')
    throw conflict('Pembayaran Anda sedang diperiksa. Cara bayar tidak dapat diganti sekarang.')
  const state = open.provider === 'manual' ? 'cancelled' : 'closing'
  changePayment(tx, open.id, { state }, clock.now())
  return open.id
}

/**
 * Begins a payment and answers how it is paid; an attempt that is open by another way is closed first. For calls that
 * run outside of a transaction.
 */
export async function startPayment(
  house: PaymentsDeps,
  { tenant }: { tenant: Pick<TenantContext, 'id'> },
  wanted: PaymentRequest,
): Promise<PaymentRow> {
  const within = <T>(work: (context: InTransaction) => Promise<T>) =>
    house.database.withTenant(tenant.id, tx => work({ tx, tenantId: tenant.id, clock: house.clock }))
  const other = await within(async context => {
    const open = await findOpen(context.tx, wanted.kind, wanted.code)
    const isOther = open !== undefined && (open.channel !== wanted.channel || open.state === 'closing')
    return isOther ? giveUp(context, wanted) : undefined
  })
  if (other !== undefined) await pursue(house, tenant.id, other)
  const begun = await within(async context => {
    const payability = await findPayability(house, context.tx, wanted)
    return { ...payability, row: beginPayment(house, context, payability, wanted.channel) }
  })
  const row = await begun.row()
  await pursueKnown(house, tenant.id, { ...begun, row })
  const made = await within(({ tx }) => findPayment(tx, row.id))
  if (!made) throw notFound('Pembayaran')
  return made
}
