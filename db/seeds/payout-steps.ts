import { changeAccount, lockOwnPayee } from '../../src/features/money/payouts/payee-accounts.ts'
import { linkPayee } from '../../src/features/money/payouts/payees.ts'
import {
  approvePayout,
  cancelOwnPayout,
  lockFor,
  noteOutcome,
  rejectPayout,
} from '../../src/features/money/payouts/payout-decisions.ts'
import { handOver, noteSend } from '../../src/features/money/payouts/payout-sending.ts'
import { settleWithin } from '../../src/features/money/payouts/payout-settling.ts'
import { balanceOf, requestPayout } from '../../src/features/money/payouts/payouts.ts'
import { decideTaxProfile, submitTaxProfile } from '../../src/features/money/withholding/tax-profiles.ts'
import { usualRules } from '../../src/features/money/withholding/withholding.rules.ts'
import { saveWithholdingSettings } from '../../src/features/money/withholding/withholding-settings.ts'
import type { CallContext, InTenant } from '../../src/platform/http/endpoint.ts'
import { createCookies } from '../../src/platform/http/request-facts.ts'
import type { Secrets } from '../../src/platform/secrets/secrets.ts'
import { dayIn } from '../../src/shared/days.ts'
import { after } from './days.ts'
import { actingAs, nowhere, type Person, type Step } from './order-steps.ts'
import type { DemoPayee, DemoPayout } from './payouts.types.ts'

export interface Earner {
  payee: DemoPayee
  personId: number
  member: Person
  asking: Person
  approving: Person
}

/** nobody's browser stands behind it */
const noCookies = createCookies(undefined, false)

const day = (at: Date) => dayIn(at, 'Asia/Jakarta')

/** What a payee does, and what becomes of it: linked, an account written, and each payout to where it has come. */
export function payoutSteps(
  house: { secrets: Secrets },
  { payee, personId, member, asking, approving }: Earner,
  now: Date,
): Step[] {
  const steps: Step[] = []
  const at = (daysAgo: number, run: Step['run']) => steps.push({ at: after(now, -daysAgo), run })
  const asAdmin = (context: InTenant, who: Person) => callOf(actingAs(context, 1, who))
  const asSelf = (context: InTenant) => callOf(actingAs(context, 2, member))
  const write = (daysAgo: number, accountNumber: string) =>
    at(daysAgo, async context => {
      const self = asSelf(context)
      const body = { bankCode: payee.bank, accountNumber, accountName: member.name }
      await changeAccount(house, self, await lockOwnPayee(self), body)
    })

  at(payee.linkedDaysAgo, context =>
    linkPayee(asAdmin(context, asking), { personId, membershipId: member.membershipId }),
  )
  write(payee.linkedDaysAgo - 1, payee.number)
  if (payee.changedDaysAgo !== undefined) write(payee.changedDaysAgo, `${payee.number.slice(0, -1)}9`)
  say(payee.linkedDaysAgo - 2, true)
  if (payee.tax.changedDaysAgo !== undefined) say(payee.tax.changedDaysAgo, false)
  for (const payout of payee.payouts) one(payout)
  return steps

  function say(daysAgo: number, isChecked: boolean): void {
    let id = 0
    at(daysAgo, async context => {
      const { kind, number = '' } = payee.tax
      const said = { kind, income: 'service', taxNumber: number, letter: '', letterUntil: '' } as const
      id = (await submitTaxProfile(house, asSelf(context), said)).id
    })
    if (isChecked)
      at(daysAgo - 0.1, context => decideTaxProfile(asAdmin(context, approving), id, { decision: 'verify' }))
  }

  function one({ daysAgo, amount, note = '', fate }: DemoPayout): void {
    let id = 0
    at(daysAgo, async context => {
      const { account } = await balanceOf(context, member.membershipId)
      id = (await requestPayout(house, asSelf(context), { amount, note, bankAccountId: account?.id })).id
    })
    if (fate === 'requested') return
    if (fate === 'cancelled') return void at(daysAgo - 0.05, context => cancelOwnPayout(asSelf(context), id))
    if (fate === 'rejected')
      return void at(daysAgo - 0.1, context =>
        rejectPayout(asAdmin(context, approving), id, 'Nama rekening belum sama dengan nama profil.'),
      )
    at(daysAgo - 0.05, context => approvePayout(asAdmin(context, approving), id))
    if (fate === 'approved') return
    if (fate === 'queued' || fate === 'failed' || fate === 'unknown')
      return void at(daysAgo - 0.1, async context => {
        const admin = asAdmin(context, approving)
        const simulated = { dialect: 'midtrans', isSimulated: true, press: `demo-${id}` } as const
        await handOver(admin, await lockFor(admin, id, 'queued'), simulated)
        if (fate === 'queued') return
        // it was sent once, and either refused or never answered
        await noteSend(context, id)
        const heard = fate === 'failed' ? { refused: 'rekening tujuan sudah ditutup' } : 'silence'
        await settleWithin(context, id, heard)
      })
    at(daysAgo - 0.2, context =>
      noteOutcome(asAdmin(context, approving), id, {
        outcome: 'paid',
        on: day(context.clock.now()),
        reference: `TRF-${1000 + id}`,
      }),
    )
    if (fate === 'reversed')
      at(daysAgo - 0.4, context =>
        noteOutcome(asAdmin(context, approving), id, {
          outcome: 'reversed',
          reason: 'Bank mengembalikan dana: rekening tujuan sedang diblokir.',
        }),
      )
  }
}

/** From when on income tax is withheld. */
export const withholdingSteps = (approving: Person, daysAgo: number, now: Date): Step[] => [
  {
    at: after(now, -daysAgo),
    run: context =>
      saveWithholdingSettings(callOf(actingAs(context, 1, approving)), {
        version: 0,
        isOn: true,
        rules: usualRules,
      }),
  },
]

const callOf = (context: ReturnType<typeof actingAs>): CallContext => ({
  ...context,
  request: nowhere,
  cookies: noCookies,
})
