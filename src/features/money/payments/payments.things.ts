import { by, reason } from '../../../../test/addressing.ts'
import type { App } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { buildBill } from '../../../../test/test-bills.ts'
import { hashOf } from '../../../../test/twin-secrets.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { putSettings } from '../providers/provider-settings.store.ts'
import { waysOf } from '../providers/provider-settings.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    bill: string
    transfer: number
  }
}

/** How a tenant of a test is paid: by the simulator, in every way there is, and by hand. */
export async function allowPaying(
  tx: Tx,
  at: Date,
  dialect: 'midtrans' | 'xendit' = 'midtrans',
): Promise<void> {
  await putSettings(tx, {
    provider: 'simulator',
    dialect,
    isSandbox: true,
    keysSealed: null,
    ways: waysOf([]).map(way => ({ ...way, isOpen: true })),
    bankAccounts: [{ bank: 'Bank Nusantara', number: '1234567890', holder: 'Yayasan Contoh' }],
    version: 0,
    at,
  })
}

/** What the browser sends from the page where something is paid. */
export const payForm = (
  app: App,
  tenant: BuiltTenant,
  who: { cookie: { cookie: string; 'sec-fetch-site': string } },
  code: string,
  fields: Record<string, string>,
) =>
  app.request({
    host: tenant.host,
    path: `/Pembayaran/${code}`,
    method: 'POST',
    headers: { ...who.cookie, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams(fields).toString(),
  })

/** An attempt as it lies in the table, begun at nobody. */
export async function insertAttempt(
  tx: Tx,
  {
    word,
    number,
    provider,
    now,
  }: { word: string; number: string; provider: 'manual' | 'midtrans'; now: Date },
): Promise<number> {
  const letters = [...hashOf(`${word} ${provider}`).toUpperCase()].map(letter =>
    /[A-F2-7]/.test(letter) ? letter : 'Q',
  )
  const { id } = await tx.db
    .insertInto('payments')
    .values({
      subject_kind: 'test',
      subject_code: word.slice(0, 20),
      subject_number: number,
      provider,
      ref: `SGR-${letters.slice(0, 24).join('')}`,
      method: provider === 'manual' ? 'transfer' : 'qris',
      channel: provider === 'manual' ? 'transfer' : 'qris',
      amount: 150_000,
      fee: 0,
      state: provider === 'manual' ? 'review' : 'expired',
      expires_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const roomThings: RoomThings = {
  async fill({ tx, secret, word, now }) {
    const payment = await insertAttempt(tx, { word, number: secret, provider: 'midtrans', now })
    await tx.db
      .insertInto('payment_events')
      .values({
        payment_id: payment,
        event_key: hashOf(secret),
        kind: 'change',
        body: JSON.stringify({ secret }),
        at: now,
      })
      .execute()
    await tx.db
      .insertInto('payment_settings')
      .values({
        provider: 'none',
        bank_accounts: JSON.stringify([{ bank: secret, number: '1234567890', holder: secret }]),
        updated_at: now,
      })
      .execute()
    return {}
  },
  things: async ({ app, tx, twin, owner, word, secret, later, number }) => ({
    bill: buildBill({ tenantId: twin.id, membershipId: owner.membershipId, expiresAt: later }).due.code,
    transfer: await insertAttempt(tx, {
      word: `${number}${word}`,
      number: secret,
      provider: 'manual',
      now: app.clock.now(),
    }),
  }),
  addressing: {
    'POST /v1/payments/{id}/decision': {
      id: by(({ transfer }) => ({
        path: `/v1/payments/${transfer}/decision`,
        body: { decision: 'rejected', reason },
      })),
    },
    'POST /v1/payments/{code}/proof': {
      code: by(({ bill }) => ({ path: `/v1/payments/${bill}/proof` }), {
        found: 415,
        missing: 415,
        notMine: 415,
      }),
    },
    'POST /v1/payments/webhooks/{provider}': {
      provider: by(() => ({ path: '/v1/payments/webhooks/midtrans', body: {} }), {
        found: 404,
        missing: 404,
      }),
    },
    'GET /v1/payment-proofs/{id}': {
      // an attempt without a proof: there is none to be seen, whoever asks
      id: by(({ transfer }) => ({ path: `/v1/payment-proofs/${transfer}` }), { found: 404 }),
    },
    'GET /v1/payments/{code}/status': {
      code: by(({ bill }) => ({ path: `/v1/payments/${bill}/status` }), { notMine: 404, visitor: 404 }),
    },
  },
  parameters: () => ({ provider: ['midtrans'] }),
}
