/**
 * What is true of a class. Where a run stands is computed by the database (`classroom_state`, migration 0130);
 * here are the words and colours, in the order in which the specification asks (section 2, class status badge).
 */
export const classStates = ['comingSoon', 'onRegistration', 'soon', 'started', 'ended'] as const

export type ClassState = (typeof classStates)[number] | 'cancelled' | 'postponed'

interface StateBadge {
  label: string
  tone: 'orange' | 'green' | 'blue' | 'red'
}

export const badges = {
  comingSoon: { label: 'Akan Datang', tone: 'orange' },
  onRegistration: { label: 'Pendaftaran Dibuka', tone: 'green' },
  started: { label: 'Sedang Berlangsung', tone: 'blue' },
  ended: { label: 'Telah Selesai', tone: 'red' },
  soon: { label: 'Segera Dimulai', tone: 'orange' },
  cancelled: { label: 'Dibatalkan', tone: 'red' },
  postponed: { label: 'Ditunda', tone: 'orange' },
} as const satisfies Record<ClassState, StateBadge>

export const levels = {
  beginner: 'Pemula',
  intermediate: 'Menengah',
  advanced: 'Mahir',
  all: 'Semua tingkat',
} as const

export const types = {
  self_paced: 'Belajar mandiri',
  live: 'Kelas langsung',
  hybrid: 'Kelas hibrida',
  bootcamp: 'Bootcamp',
  webinar: 'Webinar',
} as const

export const modes = { online: 'Daring', offline: 'Tatap muka', hybrid: 'Daring dan tatap muka' } as const

export type ClassType = keyof typeof types
export type ClassLevel = keyof typeof levels

export const classTypes = [
  'self_paced',
  'live',
  'hybrid',
  'bootcamp',
  'webinar',
] as const satisfies ClassType[]
export const classLevels = ['beginner', 'intermediate', 'advanced', 'all'] as const satisfies ClassLevel[]

export const classSorts = ['newest', 'oldest', 'title', 'start'] as const

export const webinarStatuses = ['scheduled', 'live', 'ended', 'cancelled'] as const

export const webinarBadges = {
  scheduled: { label: 'Akan Datang', tone: 'orange' },
  live: { label: 'Sedang Berlangsung', tone: 'blue' },
  ended: { label: 'Telah Selesai', tone: 'red' },
  cancelled: { label: 'Dibatalkan', tone: 'red' },
} as const satisfies Record<(typeof webinarStatuses)[number], StateBadge>

/** What an organisation can order for its own people: whatever is taught by somebody at an appointed time. */
export const trainingTypes = ['live', 'hybrid', 'bootcamp'] as const satisfies ClassType[]

/** The programme that has a class page of its own on the product's own site (specification section 2). */
export const pesilatSlug = 'pesilat'

/** Who may read a chapter without being enrolled: anybody, where the course is free or the chapter is a preview. */
export function isOpenToAll(
  course: { price: number; type: string },
  chapter: { isPreview: boolean },
): boolean {
  return chapter.isPreview || (course.price === 0 && course.type === 'self_paced')
}

/** "Tidak ada" is what forms make people write where nothing is asked for. */
export const asksForSomething = (prerequisite: string) => !/^(tidak ada|[-–])\.?$/i.test(prerequisite.trim())
