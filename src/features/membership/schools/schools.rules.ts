import type { Member } from '../../../platform/http/access.ts'
import { limits } from '../../../shared/limits.ts'
import type { WebhookEvent } from '../webhooks/webhooks.ts'

/** What a school can be: as people call it, but for the last. */
export const levels = ['SD', 'MI', 'SMP', 'MTs', 'SMA', 'SMK', 'MA', 'SLB', 'PKBM', 'SKB', 'other'] as const
export type Level = (typeof levels)[number]

/** on the screen, and in tables that people keep */
export const levelName = (level: Level) => (level === 'other' ? 'Lainnya' : level)
export const levelOptions = levels.map(level => ({ value: level, label: levelName(level) }))

/** as it stands in the database: a process of the version before wrote the word on the screen */
export const storedLevel = (level: Level | 'Lainnya'): Level => (level === 'Lainnya' ? 'other' : level)

export const ownerships = { negeri: 'Negeri', swasta: 'Swasta' } as const
export type Ownership = keyof typeof ownerships

export const schoolStatuses = {
  verified: { label: 'Terverifikasi', tone: 'green' },
  submitted: { label: 'Menunggu diperiksa', tone: 'orange' },
  needs_fix: { label: 'Perlu perbaikan', tone: 'orange' },
  rejected: { label: 'Ditolak', tone: 'red' },
  duplicate: { label: 'Duplikat', tone: 'neutral' },
} as const
export type SchoolStatus = keyof typeof schoolStatuses

/** What whoever registered a school is told of where that stands. */
export const statusWords: Record<SchoolStatus, string> = {
  submitted: 'Pendaftaran sudah kami terima dan sedang diperiksa.',
  needs_fix: 'Ada yang perlu diperbaiki. Ubah datanya, lalu kirim lagi.',
  verified: 'Sekolah terverifikasi: dapat dipilih siswa dan guru, dan dapat mendaftarkan tim liga.',
  rejected: 'Pendaftaran sekolah tidak dapat kami terima.',
  duplicate: 'Sekolah ini sudah tercatat di sini.',
}

/** What is decided of a school that registered itself. */
export const schoolDecisions = {
  verified: 'Setujui',
  needs_fix: 'Minta perbaikan',
  rejected: 'Tolak',
  duplicate: 'Tandai duplikat',
} as const satisfies Partial<Record<SchoolStatus, string>>

export const npsnPattern = /^[A-Z0-9]\d{7}$/
/** as it was typed: spaces and small letters are forgiven */
export const npsnOf = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()

/** Landlines and extensions: digits with the marks people put between them. */
export const schoolPhonePattern = /^\+?[\d\s().\-/]{5,30}$/

/**
 * Whose schools a member manages. A region's lead: those of the region. Nobody else has schools of their own: a
 * programme's lead manages programmes, and schools belong to provinces (permission matrix, `manageSchools`).
 */
export function provinceOf(grant: 'all' | 'own' | 'none', member: Member | undefined): Province {
  if (grant === 'all') return { isAll: true }
  return { isAll: false, code: member?.kind === 9 ? member.provinceCode : null }
}

/** Every province, one, or (null) none. */
export type Province = { isAll: true } | { isAll: false; code: string | null }

export const isWithin = (province: Province, code: string | null) =>
  province.isAll || (province.code !== null && province.code === code)

/** the call that answers the cities of a province; none without one */
export const citiesPath = (provinceId: string) =>
  provinceId === '' ? '' : `/v1/authorizer/cities?provinceId=${provinceId}`

/** characters */
export const schoolLimits = {
  npsn: 8,
  name: 160,
  address: 400,
  phone: 30,
  email: limits.mailAddress,
  website: 300,
  principal: limits.fullName,
}

/** What programs are told of schools. */
export const schoolEvents: readonly WebhookEvent[] = [
  {
    type: 'school.registered',
    place: 43,
    label: 'Sekolah didaftarkan',
    sample: { schoolId: 5, npsn: '20100001' },
  },
]
