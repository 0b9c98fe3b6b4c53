import type { CallContext } from '../../../platform/http/endpoint.ts'
import { post } from '../../../platform/mail/mail.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { to } from '../../../routes.ts'
import { invalidField } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { assertRegion } from '../../core/regions/regions.ts'
import { sendEvent } from '../webhooks/webhooks.ts'
import { noticeLetter, receivedLetter } from './school-letters.mail.ts'
import { type Keys, sealLink } from './school-links.ts'
import type { RegisteredSchool } from './schools.contract.ts'
import type { SchoolStatus } from './schools.rules.ts'
import * as store from './schools.store.ts'

type RegistrationContext = Pick<CallContext, 'tx' | 'clock' | 'tenant' | 'viewer' | 'request'>

const taken: Record<SchoolStatus, string> = {
  verified: 'Sekolah dengan NPSN ini sudah terdaftar',
  submitted: 'Sekolah dengan NPSN ini sudah diajukan dan sedang diperiksa',
  needs_fix: 'Sekolah dengan NPSN ini sudah diajukan. Perbaiki datanya lewat tautan di email pendaftarannya.',
  rejected: 'Pendaftaran sekolah dengan NPSN ini pernah ditolak. Hubungi kami untuk memperbaikinya.',
  duplicate: 'Sekolah dengan NPSN ini sudah tercatat. Hubungi kami bila datanya keliru.',
}

/** A school says who it is; whoever looks after schools verifies or refuses it (/Kelola/Sekolah). */
export async function registerSchool(
  context: RegistrationContext,
  keys: Keys,
  given: RegisteredSchool,
): Promise<{ npsn: string; name: string; status: 'submitted'; href: string }> {
  const { tx, clock, tenant } = context
  const { npsn, name } = given
  await assertRegion(given.provinceId, given.cityId)
  const token = randomToken()
  const link = { tokenHash: hashToken(token), tokenSealed: sealLink(keys, tenant.id, token) }
  if (!(await store.insertSubmitted(tx, { ...given, ...link }, clock.now()))) {
    const there = await store.findByNpsn(tx, npsn)
    throw invalidField('npsn', taken[there?.status ?? 'verified'], 'taken')
  }
  const made = await store.findByNpsn(tx, npsn)
  await record(context, {
    action: 'school.registered',
    object: { type: 'school', id: made?.id ?? npsn, name },
    after: { npsn },
  })
  if (made) await sendEvent(context, { type: 'school.registered', data: { schoolId: made.id, npsn } })
  const href = to.ownSchool({ token })
  await post(tx, receivedLetter(tenant.sender, given, `${tenant.origin}${href}`))
  const contact = tenant.contact.email?.trim()
  if (contact) await post(tx, noticeLetter(tenant.sender, contact, given))
  return { npsn, name, status: 'submitted', href }
}
