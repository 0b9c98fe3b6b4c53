import { by, reason, reference } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { events, post } from '../ledger/ledger.ts'
import { credit, debit } from '../ledger/moves.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** the owner's, one of each state that a call starts from; a profile and a member to join */
    payout: { requested: number; approved: number; account: number; person: number; membership: number }
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
  row: { state: 'requested' | 'approved'; note: string; requested_by: number | null; at: Date },
) {
  const { at, state, ...rest } = row
  const amount = 60_000
  const { id } = await tx.db
    .insertInto('payouts')
    .values({
      payee_id: payee.id,
      account_id: payee.accountId,
      amount,
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
    entries: events.payoutRequested({ payee: owner, amount, withheld: 0, article: '', fee: 0 }),
  })
  return id
}

export const roomThings: RoomThings = {
  after: ['people', 'members', 'ledger'],
  async fill({ tx, secret, now }) {
    const payee = await buildPayee(tx, { membershipId: null, word: secret })
    await insertPayout(tx, payee, { state: 'requested', note: secret, requested_by: null, at: now })
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
        person: person.id,
        membership: mentor.id,
      },
    }
  },
  parameters: () => ({ bank: ['014'] }),
  addressing: {
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
