/** What is true of a job, and its words. */
export const employmentTypes = {
  full_time: 'Penuh waktu',
  part_time: 'Paruh waktu',
  contract: 'Kontrak',
  temporary: 'Sementara',
  internship: 'Magang',
  volunteer: 'Sukarela',
} as const

export const workplaces = { onsite: 'Di lokasi', hybrid: 'Hibrida', remote: 'Jarak jauh' } as const

export type EmploymentType = keyof typeof employmentTypes
export type Workplace = keyof typeof workplaces

export const employmentTypeNames = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
] as const satisfies EmploymentType[]

export const workplaceNames = ['onsite', 'hybrid', 'remote'] as const satisfies Workplace[]

export const salaryPeriods = {
  hour: 'per jam',
  day: 'per hari',
  week: 'per minggu',
  month: 'per bulan',
  year: 'per tahun',
} as const

/** schema.org and Google's words */
export const schemaEmployment = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
} as const satisfies Record<EmploymentType, string>

export const schemaPeriods = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
} as const satisfies Record<keyof typeof salaryPeriods, string>

interface Offered {
  status: string
  validThrough: string | null
}

/** Whether one may still apply. */
export function isOpen({ status, validThrough }: Offered, now: Date): boolean {
  return status === 'open' && (validThrough === null || now <= new Date(validThrough))
}

/** Why a job is closed, in a sentence. */
export function closedWords({ status }: Offered): string {
  return status === 'filled' ? 'Lowongan ini sudah terisi.' : 'Lowongan ini sudah ditutup.'
}
