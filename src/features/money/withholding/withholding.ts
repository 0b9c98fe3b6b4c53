import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { dayIn } from '../../../shared/days.ts'
import { conflict } from '../../../shared/failure.ts'
import { type TaxRule, withheldFrom } from '../../../shared/income-tax.ts'
import { findHoldingProfile, findNewestProfile } from './tax-profiles.store.ts'
import { type RuleName, ruleNames, ruleOf, type WrittenRule } from './withholding.rules.ts'
import { insertSlip } from './withholding.store.ts'
import { withholdingSettingsOf } from './withholding-settings.ts'

/** What holds for a payee today. */
export interface TaxTerms {
  rule: RuleName
  written: WrittenRule
  hasNumber: boolean
  profileId: number
}

/** `why`: they cannot ask for money before it is known what is withheld of it. */
export type TaxStanding = { isOn: false } | { isOn: true; why: string } | { isOn: true; terms: TaxTerms }

/** Whether tax is withheld from this payee, and by which rule. */
export async function taxStandingOf(
  { tx, clock, tenant }: Pick<InTenant, 'tx' | 'clock' | 'tenant'>,
  personId: number,
): Promise<TaxStanding> {
  const { isOn, rules } = await withholdingSettingsOf(tx)
  if (!isOn) return { isOn }
  const profile = await findHoldingProfile(tx, personId)
  if (!profile) return { isOn, why: await whyNoTerms(tx, personId) }
  const rule = ruleOf(profile, dayIn(clock.now(), tenant.timeZone))
  return {
    isOn,
    terms: {
      rule,
      written: rules[rule],
      hasNumber: profile.numberSealed !== null,
      profileId: profile.id,
    },
  }
}

async function whyNoTerms(tx: Tx, personId: number): Promise<string> {
  const newest = await findNewestProfile(tx, personId)
  if (!newest) return 'PPh dipotong dari pencairan. Isi data pajak Anda lebih dahulu di Data pajak.'
  return newest.state === 'needs_fix'
    ? 'Data pajak Anda perlu diperbaiki lebih dahulu di Data pajak.'
    : 'Data pajak Anda sedang diperiksa. Pencairan dapat diajukan sesudahnya.'
}

/** What is withheld from a payout of this payee, now. Nothing where the tenant does not withhold. */
export interface Reckoned {
  /** whole rupiah */
  tax: number
  /** of the account that it is owed on; empty: no tax */
  article: string
  terms: TaxTerms | undefined
}

export async function reckonTax(
  context: Pick<InTenant, 'tx' | 'clock' | 'tenant'>,
  personId: number,
  gross: number,
): Promise<Reckoned> {
  const standing = await taxStandingOf(context, personId)
  if (!standing.isOn) return { tax: 0, article: '', terms: undefined }
  if ('why' in standing) throw conflict(standing.why)
  const { terms } = standing
  const { tax } = withheldFrom(gross, terms.written, terms.hasNumber)
  return tax === 0
    ? { tax, article: '', terms: undefined }
    : { tax, article: ruleNames[terms.rule].account, terms }
}

/** Keeps how it was reckoned, and by which rule, with what it was withheld of. */
export async function noteTax(
  tx: Tx,
  { terms }: Reckoned,
  of: { ref: string; number: string; personId: number; gross: number; at: Date },
): Promise<void> {
  if (!terms) return
  const { rule, written, hasNumber, profileId } = terms
  const { base, parts, tax } = withheldFrom(of.gross, written, hasNumber)
  const { source, objectCode } = written
  await insertSlip(tx, { ...of, profileId, rule, base, amount: tax, parts, hasNumber, source, objectCode })
}

/** The rule in the words and numbers by which a page reckons the same. */
export const shownTerms = ({ rule, written, hasNumber }: TaxTerms): ShownTerms => ({
  label: ruleNames[rule].label,
  source: written.source,
  hasNumber,
  rule: { baseBps: written.baseBps, layers: written.layers, surchargeBps: written.surchargeBps },
})
export interface ShownTerms {
  label: string
  source: string
  hasNumber: boolean
  rule: TaxRule
}
