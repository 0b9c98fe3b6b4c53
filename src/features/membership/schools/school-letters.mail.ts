import type { Mail, Sender } from '../../../platform/mail/mail.ts'
import { to } from '../../../routes.ts'
import { phoneText } from '../../../shared/phone.ts'
import type { RegisteredSchool } from './schools.contract.ts'
import { type SchoolStatus, statusWords } from './schools.rules.ts'

export const receivedLetter = (
  sender: Sender,
  { name, npsn, contact }: RegisteredSchool,
  url: string,
): Mail => ({
  to: contact.email,
  sender,
  reason: 'school.received',
  subject: `Pendaftaran ${name} diterima`,
  greeting: `Halo ${contact.name},`,
  paragraphs: [
    `Pendaftaran ${name} (NPSN ${npsn}) di ${sender.name} sudah kami terima dan sedang diperiksa.`,
    'Setelah diverifikasi, sekolah dapat dipilih siswa dan guru di profilnya, dan dapat mendaftarkan tim liga.',
    'Lewat tautan di bawah Anda melihat statusnya, mengunggah dokumen, dan memperbaiki data bila diminta.',
  ],
  action: { label: 'Buka halaman pendaftaran', url },
  note: 'Tautan ini hanya untuk narahubung sekolah. Bila Anda tidak mendaftarkan sekolah ini, beri tahu kami dengan membalas email ini.',
})

export const noticeLetter = (
  sender: Sender,
  address: string,
  { name, npsn, contact }: RegisteredSchool,
): Mail => ({
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

const subjects: Record<SchoolStatus, string> = {
  submitted: 'sedang diperiksa',
  needs_fix: 'perlu diperbaiki',
  verified: 'terverifikasi',
  rejected: 'tidak dapat diterima',
  duplicate: 'sudah tercatat',
}

interface Told {
  status: SchoolStatus
  reason: string
  /** "NPSN: periksa lagi", a line each */
  remarks: readonly string[]
  url: string | undefined
}

export const decidedLetter = (
  sender: Sender,
  { name, contactName, contactEmail }: { name: string; contactName: string; contactEmail: string },
  { status, reason, remarks, url }: Told,
): Mail => ({
  to: contactEmail,
  sender,
  reason: `school.${status}`,
  subject: `Pendaftaran ${name} ${subjects[status]}`,
  greeting: `Halo ${contactName},`,
  paragraphs: [statusWords[status], ...(reason === '' ? [] : [`Dari pemeriksa: ${reason}`]), ...remarks],
  ...(url ? { action: { label: 'Buka halaman pendaftaran', url } } : {}),
})
