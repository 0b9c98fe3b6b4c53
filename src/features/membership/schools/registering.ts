import type { CallContext } from '../../../platform/http/endpoint.ts'
import { type Mail, post, type Sender } from '../../../platform/mail/mail.ts'
import { to } from '../../../routes.ts'
import { invalidField } from '../../../shared/failure.ts'
import { phoneText } from '../../../shared/phone.ts'
import { record } from '../../core/audit/audit.ts'
import { assertRegion } from '../../core/regions/regions.ts'
import { sendEvent } from '../webhooks/webhooks.ts'
import type { RegisteredSchool } from './schools.contract.ts'
import type { SchoolStatus } from './schools.rules.ts'
import * as store from './schools.store.ts'

type RegistrationContext = Pick<CallContext, 'tx' | 'clock' | 'tenant' | 'viewer' | 'request'>

const taken: Record<SchoolStatus, string> = {
  verified: 'Sekolah dengan NPSN ini sudah terdaftar',
  submitted: 'Sekolah dengan NPSN ini sudah diajukan dan sedang diperiksa',
  rejected: 'Pendaftaran sekolah dengan NPSN ini pernah ditolak. Hubungi kami untuk memperbaikinya.',
  duplicate: 'Sekolah dengan NPSN ini sudah tercatat. Hubungi kami bila datanya keliru.',
}

/** A school says who it is; whoever looks after schools verifies or refuses it (/Kelola/Sekolah). */
export async function registerSchool(
  context: RegistrationContext,
  given: RegisteredSchool,
): Promise<{ npsn: string; name: string; status: 'submitted' }> {
  const { tx, clock, tenant } = context
  const { npsn, name } = given
  await assertRegion(given.provinceId, given.cityId)
  if (!(await store.insertSubmitted(tx, given, clock.now()))) {
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
  await post(tx, receivedLetter(tenant.sender, given))
  const contact = tenant.contact.email?.trim()
  if (contact) await post(tx, noticeLetter(tenant.sender, contact, given))
  return { npsn, name, status: 'submitted' }
}

const receivedLetter = (sender: Sender, { name, npsn, contact }: RegisteredSchool): Mail => ({
  to: contact.email,
  sender,
  reason: 'school.received',
  subject: `Pendaftaran ${name} diterima`,
  greeting: `Halo ${contact.name},`,
  paragraphs: [
    `Pendaftaran ${name} (NPSN ${npsn}) di ${sender.name} sudah kami terima dan sedang diperiksa.`,
    'Setelah diverifikasi, sekolah dapat dipilih siswa dan guru di profilnya, dan dapat mendaftarkan tim liga.',
  ],
  note: 'Bila Anda tidak mendaftarkan sekolah ini, beri tahu kami dengan membalas email ini.',
})

const noticeLetter = (sender: Sender, address: string, { name, npsn, contact }: RegisteredSchool): Mail => ({
  to: address,
  sender,
  reason: 'school.notice',
  subject: `Sekolah baru menunggu diperiksa: ${name}`,
  paragraphs: [
    `${name} (NPSN ${npsn}) mendaftarkan diri.`,
    `Narahubung: ${contact.name}, ${contact.email}, ${phoneText(contact.phone)}`,
  ],
  action: { label: 'Periksa sekolah', url: `${sender.origin}${to.schools()}?status=submitted` },
})
