import type { Member } from '../../../platform/http/access.ts'

/** What a school can be, as people call it. */
export const levels = ['SD', 'MI', 'SMP', 'MTs', 'SMA', 'SMK', 'MA', 'SLB', 'PKBM', 'SKB', 'Lainnya'] as const
export type Level = (typeof levels)[number]

export const ownerships = { negeri: 'Negeri', swasta: 'Swasta' } as const
export type Ownership = keyof typeof ownerships

export const schoolStatuses = {
  verified: { label: 'Terverifikasi', tone: 'green' },
  submitted: { label: 'Menunggu diperiksa', tone: 'orange' },
  rejected: { label: 'Ditolak', tone: 'red' },
  duplicate: { label: 'Duplikat', tone: 'neutral' },
} as const
export type SchoolStatus = keyof typeof schoolStatuses

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
