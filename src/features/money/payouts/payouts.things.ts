import { by, reason, reference } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber } from '../../../../test/rows.ts'
import { hashOf } from '../../../../test/twin-secrets.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { seal } from '../../../platform/secrets/sealed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { events, post } from '../ledger/ledger.ts'
import { credit, debit } from '../ledger/moves.ts'
import { insertSlip } from '../withholding/withholding.store.ts'
import { batchOf, insertPayoutEvent } from './payout-sending.store.ts'
import { putPayoutSettings } from './payout-settings.store.ts'
import { addApproval, takeOfDay } from './payouts.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** the owner's, one of each state that a call starts from; a profile and a member to join */
    payout: {
      requested: number
      approved: number
      account: number
      payee: number
      person: number
      membership: number
    }
  }
}

interface Given {
  membershipId: number | null
  word: string
  personId?: number
  linkedBy?: number
}

/** A profile that is joined, with an account that is not held any more. */
export async function buildPayee(tx: Tx, { membershipId, word, personId, linkedBy = 0 }: Given) {
  const person = personId ?? (await buildPerson(tx, { name: `Penerima ${word} ${nextNumber()}` })).id
  const { id } = await tx.db
    .insertInto('payees')
    .values({
      person_id: person,
      membership_id: membershipId,
      name: `Penerima ${word}`,
      linked_by: linkedBy,
      linked_at: longAgo,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const account = await tx.db
    .insertInto('payee_accounts')
    .values({
      payee_id: id,
      bank: '014',
      number_sealed: word,
      number_end: '7890',
      holder: word,
      added_by: membershipId,
      added_at: longAgo,
      usable_at: longAgo,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, personId: person, accountId: account.id }
}

/** What somebody has earned and may ask for. */
export const earn = (tx: Tx, personId: number, amount: number, at: Date, ref = `t${nextNumber()}`) =>
  post(tx, {
    kind: 'sale',
    ref,
    at,
    entries: [[debit(amount, 'share_expense'), credit(amount, 'payee_available', `person:${personId}`)]],
  })

type Payee = Awaited<ReturnType<typeof buildPayee>>

async function insertPayout(
  tx: Tx,
  payee: Payee,
  row: {
    state: 'requested' | 'approved'
    note: string
    requested_by: number | null
    amount?: number | undefined
    /** PPh 21 of it */
    withheld?: number | undefined
    at: Date
  },
) {
  const { at, state, amount = 60_000, withheld = 0, ...rest } = row
  const tax_article = withheld === 0 ? '' : 'pph21'
  const { id } = await tx.db
    .insertInto('payouts')
    .values({
      payee_id: payee.id,
      account_id: payee.accountId,
      amount,
      withheld,
      tax_article,
      state,
      ...(state === 'approved' ? { approved_by: 0 } : {}),
      requested_at: longAgo,
      ...rest,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('payout_decisions')
    .values({ payout_id: id, n: 1, to_state: state, reason: rest.note, at: longAgo })
    .execute()
  await earn(tx, payee.personId, amount, at)
  const owner = `person:${payee.personId}`
  await post(tx, {
    kind: 'payout_requested',
    ref: `payout:${id}`,
    at,
    entries: events.payoutRequested({ payee: owner, amount, withheld, article: tax_article, fee: 0 }),
  })
  if (withheld > 0)
    await insertSlip(tx, {
      ref: `payout:${id}`,
      number: `PCR-${id}`,
      personId: payee.personId,
      profileId: 0,
      rule: 'pph21',
      gross: amount,
      base: amount / 2,
      amount: withheld,
      parts: [{ base: amount / 2, bps: 500, tax: withheld }],
      hasNumber: true,
      source: 'PMK 168/2023',
      objectCode: '',
      at,
    })
  return id
}

interface Approving {
  secrets: Pick<Secrets, 'key'>
  tenantId: number
  bank?: string
  amount?: number
  withheld?: number
  at: Date
}

interface Accounting {
  secrets: Pick<Secrets, 'key'>
  tenantId: number
  personId: number
  membershipId: number
}

/** A payee with an account that may be paid to by now, and whose number this house can open. */
export async function approvedAccount(tx: Tx, { secrets, tenantId, personId, membershipId }: Accounting) {
  const { accountId } = await buildPayee(tx, { membershipId, personId, word: 'Guru' })
  const sealed = seal(secrets.key('payout accounts'), '1234567890', `payout account of ${tenantId}`)
  await tx.db
    .updateTable('payee_accounts')
    .set({ number_sealed: sealed })
    .where('id', '=', accountId)
    .execute()
  return accountId
}

/** A payout that somebody has approved, to an account whose number this house can open. */
export async function approvedPayout(
  tx: Tx,
  { secrets, tenantId, bank = '014', amount, withheld, at }: Approving,
) {
  const payee = await buildPayee(tx, { membershipId: null, word: `Guru ${nextNumber()}` })
  const sealed = seal(secrets.key('payout accounts'), '1234567890', `payout account of ${tenantId}`)
  await tx.db
    .updateTable('payee_accounts')
    .set({ number_sealed: sealed, bank })
    .where('id', '=', payee.accountId)
    .execute()
  const id = await insertPayout(tx, payee, {
    state: 'approved',
    note: '',
    requested_by: null,
    amount,
    withheld,
    at,
  })
  return { id, payeeId: payee.id, personId: payee.personId, accountId: payee.accountId }
}

export const roomThings: RoomThings = {
  after: ['people', 'members', 'ledger'],
  async fill({ tx, secret, now }) {
    const payee = await buildPayee(tx, { membershipId: null, word: secret })
    const id = await insertPayout(tx, payee, {
      state: 'requested',
      note: secret,
      requested_by: null,
      at: now,
    })
    await addApproval(tx, { id, by: 0, at: now })
    await batchOf(tx, { press: secret.slice(0, 60), by: 0, at: now })
    await insertPayoutEvent(tx, {
      payoutId: id,
      key: hashOf(`payout ${secret}`),
      kind: 'notification',
      body: { secret },
      at: now,
    })
    await putPayoutSettings(tx, {
      written: { twoAbove: 1_000_000, mostEach: 2_000_000, mostADay: 3_000_000 },
      before: { twoAbove: 1_000_000, mostEach: 2_000_000, mostADay: 3_000_000 },
      holdsFrom: null,
      keysSealed: secret,
      version: 0,
      at: now,
    })
    await takeOfDay(tx, { day: '2026-01-01', amount: 60_000, most: 1_000_000 })
    const taxedPayee = await buildPayee(tx, { membershipId: null, word: secret })
    const taxed = await insertPayout(tx, taxedPayee, {
      state: 'approved',
      note: secret,
      requested_by: null,
      withheld: 1_500,
      at: now,
    })
    await post(tx, {
      kind: 'payout_handed_over',
      ref: `payout:${taxed}`,
      at: now,
      entries: events.payoutHandedOver({
        payee: `person:${taxedPayee.personId}`,
        amount: 60_000,
        withheld: 1_500,
        article: 'pph21',
        fee: 0,
      }),
    })
    return {}
  },
  async things({ tx, app, secret, word, owner }) {
    const at = app.clock.now()
    const given = { note: secret, requested_by: null, at }
    // what was made for them before is somebody's no more: a member is one payee
    await tx.db
      .updateTable('payees')
      .set({ membership_id: null })
      .where('membership_id', '=', owner.membershipId)
      .execute()
    const own = await buildPayee(tx, { membershipId: owner.membershipId, word: secret })
    const other = await buildPayee(tx, { membershipId: null, word: secret })
    const requested = await insertPayout(tx, own, { ...given, state: 'requested' })
    const approved = await insertPayout(tx, other, { ...given, state: 'approved' })
    const person = await buildPerson(tx)
    const mentor = await tx.db
      .insertInto('memberships')
      .values({
        kind: 2,
        name: `Mentor ${secret}`,
        email: `mentor${nextNumber()}@${word}.test`,
        birth_date: '1990-01-01',
        joined_at: longAgo,
        status: 'active',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      payout: {
        requested,
        approved,
        account: own.accountId,
        payee: own.id,
        person: person.id,
        membership: mentor.id,
      },
    }
  },
  parameters: () => ({ bank: ['014'], month: ['2026-11'], format: ['csv'], payeeId: ['1'] }),
  addressing: {
    'GET /v2/payout/statement': {
      payeeId: by(({ payout: { payee } }) => ({
        path: `/v2/payout/statement?month=2026-11&format=csv&payeeId=${payee}`,
      })),
    },
    'POST /v2/payout/request': {
      // one that is open stands in the way of the next
      bankAccountId: reference(
        ({ payout: { account } }, { own }) => ({
          path: '/v2/payout/request',
          body: { amount: 50_000, bankAccountId: account, note: `${own.payout.requested}` },
        }),
        { found: 409, notMine: 422 },
      ),
    },
    'POST /v1/payouts/{id}/cancel': {
      id: by(({ payout: { requested } }) => ({ path: `/v1/payouts/${requested}/cancel` })),
    },
    'POST /v1/payouts/{id}/outcome': {
      id: by(({ payout: { approved } }) => ({
        path: `/v1/payouts/${approved}/outcome`,
        body: { outcome: 'cancelled', reason },
      })),
    },
    'POST /v1/payouts/{id}/account': {
      // what lies there was sealed with no key of this house
      id: by(({ payout: { approved } }) => ({ path: `/v1/payouts/${approved}/account` }), { found: 409 }),
    },
    'POST /v1/payouts/{id}/reconcile': {
      // nobody has sent it: there is nothing to be looked up
      id: by(
        ({ payout: { approved } }) => ({
          path: `/v1/payouts/${approved}/reconcile`,
          body: { outcome: 'number', number: 'abc123' },
        }),
        { found: 409 },
      ),
    },
    'POST /v1/payouts/webhooks/{provider}': {
      provider: by(() => ({ path: '/v1/payouts/webhooks/midtrans', body: {} }), {
        found: 404,
        missing: 404,
      }),
    },
    'POST /v1/payees': {
      personId: reference(
        ({ payout: { person } }, { own }) => ({
          path: '/v1/payees',
          body: { personId: person, membershipId: own.payout.membership },
        }),
        { found: 201 },
      ),
      membershipId: reference(
        ({ payout: { membership } }, { own }) => ({
          path: '/v1/payees',
          body: { personId: own.payout.person, membershipId: membership },
        }),
        { found: 201 },
      ),
    },
  },
}
