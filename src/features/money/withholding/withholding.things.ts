import { by, reason } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { nextNumber } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { insertProfile, updateProfile } from './tax-profiles.store.ts'
import { type Income, type PayeeKind, usualRules } from './withholding.rules.ts'
import { insertSlip, putWithholdingSettings } from './withholding.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** somebody's word about their taxes that nobody has checked */
    taxProfile: { submitted: number }
  }
}

/** From now on tax is withheld, by the law's rules. */
export const startWithholding = (tx: Tx, at: Date) =>
  putWithholdingSettings(tx, { isOn: true, rules: usualRules, version: 0, at })

interface Checked {
  personId: number
  membershipId: number
  kind?: PayeeKind
  income?: Income
  hasNumber?: boolean
  letterUntil?: string
  at: Date
}

/** What a payee said of their taxes, and somebody has checked. */
export async function buildTaxProfile(tx: Tx, { personId, membershipId, at, ...given }: Checked) {
  const { kind = 'individual', income = 'service', hasNumber = true, letterUntil } = given
  const id = await insertProfile(tx, {
    personId,
    kind,
    income,
    sealed: hasNumber ? 'sealed' : null,
    end: hasNumber ? '1234' : '',
    letter: letterUntil === undefined ? '' : 'S-55/WPJ',
    letterUntil: letterUntil ?? null,
    by: membershipId,
    at,
  })
  await updateProfile(tx, { id, state: 'verified', reason: '', by: 0, at })
  return id
}

export const roomThings: RoomThings = {
  after: ['people', 'members', 'payouts'],
  async fill({ tx, secret, now }) {
    const person = await buildPerson(tx)
    await startWithholding(tx, now)
    const profileId = await insertProfile(tx, {
      personId: person.id,
      kind: 'individual',
      income: 'service',
      sealed: secret,
      end: '',
      letter: secret.slice(0, 100),
      letterUntil: '2030-01-01',
      by: 1,
      at: now,
    })
    await insertSlip(tx, {
      ref: `payout:${secret.slice(0, 40)}`,
      number: 'PCR-000000',
      personId: person.id,
      profileId,
      rule: 'pph21',
      gross: 100_000,
      base: 50_000,
      amount: 2_500,
      parts: [{ base: 50_000, bps: 500, tax: 2_500 }],
      hasNumber: true,
      source: secret,
      objectCode: '',
      at: now,
    })
    return {}
  },
  async things({ tx, app, secret }) {
    const person = await buildPerson(tx)
    const membership = nextNumber() + 1_000_000
    await tx.db
      .insertInto('payees')
      .values({
        person_id: person.id,
        membership_id: membership,
        name: secret,
        linked_by: 0,
        linked_at: app.clock.now(),
      })
      .execute()
    const submitted = await insertProfile(tx, {
      personId: person.id,
      kind: 'individual',
      income: 'service',
      sealed: null,
      end: '',
      letter: '',
      letterUntil: null,
      by: membership,
      at: app.clock.now(),
    })
    return { taxProfile: { submitted } }
  },
  parameters: () => ({ month: ['2026-11'], rule: ['pph21'] }),
  addressing: {
    'POST /v1/withholding/profiles/{id}/number': {
      id: by(({ taxProfile: { submitted } }) => ({ path: `/v1/withholding/profiles/${submitted}/number` })),
    },
    'POST /v1/withholding/profiles/{id}/decision': {
      id: by(({ taxProfile: { submitted } }) => ({
        path: `/v1/withholding/profiles/${submitted}/decision`,
        body: { decision: 'fix', reason },
      })),
    },
  },
}
