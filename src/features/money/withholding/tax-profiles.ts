import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { conflict, forbidden, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { notifyByLetter } from '../../membership/notifications/notifications.ts'
import * as store from './tax-profiles.store.ts'
import type { ProfileDecision, ProfileItem, TaxProfileBody } from './withholding.contract.ts'
import { taxProfileKind, taxReturnedMail } from './withholding.mail.ts'
import { incomes, payeeKindsOfTax } from './withholding.rules.ts'

export interface WithholdingDeps {
  secrets: Pick<Secrets, 'key'>
}

const bound = (tenantId: number) => `tax number of ${tenantId}`

/** The whole NPWP or NIK; none where there is none, it was emptied, or the master key is another by now. */
export const openTaxNumber = (
  { secrets }: WithholdingDeps,
  tenantId: number,
  sealed: string | null,
): string => (sealed === null ? '' : (unseal(secrets.key('tax numbers'), sealed, bound(tenantId)) ?? ''))

/** What a payee says of their taxes. It holds once somebody else has checked it; until then what held before does. */
export async function submitTaxProfile(
  { secrets }: WithholdingDeps,
  context: CallContext,
  { kind, income, taxNumber, letter, letterUntil }: TaxProfileBody,
): Promise<{ id: number; status: 'submitted' }> {
  const { tx, tenant, clock, viewer } = context
  const by = memberOf(viewer).membershipId
  const earner = await store.findEarner(tx, by)
  if (!earner)
    throw conflict(
      'Akun Anda belum ditautkan sebagai penerima. Minta admin menautkannya di Kelola, Penerima.',
    )
  const id = await store.insertProfile(tx, {
    personId: earner.personId,
    kind,
    income,
    sealed: taxNumber === '' ? null : seal(secrets.key('tax numbers'), taxNumber, bound(tenant.id)),
    end: taxNumber.slice(-4),
    letter,
    letterUntil: letterUntil === '' ? null : letterUntil,
    by,
    at: clock.now(),
  })
  await record(context, {
    action: 'tax_profile.submitted',
    object: { type: 'tax_profile', id, name: earner.name },
    // never the number
    after: { kind, income, hasNumber: taxNumber !== '', hasLetter: letter !== '' },
  })
  return { id, status: 'submitted' }
}

/** Whoever wrote it does not check it. Empty: may. */
export const whyNotCheck = ({ addedBy }: Pick<store.ProfileRow, 'addedBy'>, membershipId: number): string =>
  addedBy === membershipId ? 'Anda yang mengisinya. Minta orang lain memeriksa.' : ''

async function lockFor({ tx, viewer }: CallContext, id: number): Promise<store.ProfileRow> {
  const profile = await store.lockProfile(tx, id)
  if (!profile) throw notFound('Data pajak')
  const why = whyNotCheck(profile, memberOf(viewer).membershipId)
  if (why) throw forbidden(why)
  return profile
}

/** Somebody else compares it with the card: it holds from now on, or is to be mended. */
export async function decideTaxProfile(context: CallContext, id: number, decided: ProfileDecision) {
  const { tx, clock, viewer } = context
  const { name, addedBy } = await lockFor(context, id)
  const by = memberOf(viewer).membershipId
  const [state, reason] =
    decided.decision === 'verify' ? (['verified', ''] as const) : (['needs_fix', decided.reason] as const)
  if (!(await store.updateProfile(tx, { id, state, reason, by, at: clock.now() })))
    throw conflict('Data pajak ini sudah diputuskan. Muat ulang halaman.')
  await record(context, {
    action: `tax_profile.${state}`,
    object: { type: 'tax_profile', id, name },
    after: { reason },
  })
  if (state === 'needs_fix') await tellPayee(context, addedBy, reason)
  return { id, status: state }
}

/** Whoever earns hears what is to be mended: they cannot ask for a payout before. */
async function tellPayee(context: CallContext, membershipId: number, reason: string): Promise<void> {
  const contact = await store.findContact(context.tx, membershipId)
  if (!contact) return
  await notifyByLetter(context, {
    to: membershipId,
    kind: taxProfileKind.kind,
    mail: taxReturnedMail(context.tenant.sender, {
      name: contact.name,
      email: contact.email ?? '',
      reason,
    }),
  })
}

/** The whole number, for who compares it with the card; the log keeps who looked. */
export async function showTaxNumber(house: WithholdingDeps, context: CallContext, id: number) {
  const { numberSealed, name, letter } = await lockFor(context, id)
  await record(context, {
    action: 'tax_profile.number_shown',
    object: { type: 'tax_profile', id, name },
  })
  return { taxNumber: openTaxNumber(house, context.tenant.id, numberSealed), letter }
}

/** As others read it: of the number only its end. */
export const profileItem = (
  row: store.ProfileRow,
  { tenant }: Pick<InTenant, 'tenant'>,
  membershipId: number,
): ProfileItem => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  status: row.state,
  reason: row.reason,
  why: whyNotCheck(row, membershipId),
  facts: [
    { label: 'Penerima', value: payeeKindsOfTax[row.kind].label },
    { label: 'Penghasilan', value: incomes[row.income].label },
    { label: 'NPWP atau NIK', value: row.numberSealed === null ? 'Tidak ada' : `••••${row.numberEnd}` },
    { label: 'Surat keterangan PP 55', value: row.letter },
    {
      label: 'Surat berlaku sampai',
      value: row.letterUntil ? mediumDate(new Date(`${row.letterUntil}T12:00:00Z`), 'UTC') : '',
    },
    { label: 'Diisi', value: mediumDate(row.addedAt, tenant.timeZone) },
  ],
})
