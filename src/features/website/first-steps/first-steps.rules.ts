import type { Institution } from '../../../shared/institutions.ts'
import type { LayoutName } from '../../../shared/layout-names.ts'

/** The steps of a new site, in their order; each may be left out. */
export const stepNames = ['institution', 'identity', 'layout', 'content', 'people'] as const
export type StepName = (typeof stepNames)[number]

export const stepWords: Readonly<Record<StepName, string>> = {
  institution: 'Jenis lembaga',
  identity: 'Nama, logo, warna',
  layout: 'Tata letak',
  content: 'Isi pertama',
  people: 'Undang tim',
}

/** What comes after a step; undefined: that was the last. */
export const stepAfter = (step: StepName): StepName | undefined => stepNames[stepNames.indexOf(step) + 1]

/** Four layouts that fit an institution, the likeliest first. */
export const fittingLayouts: Readonly<Record<Institution, readonly LayoutName[]>> = {
  school: ['default', 'smkcoding', 'perpustakaan', 'ligasmk'],
  campus: ['kampus', 'default', 'warta', 'perpustakaan'],
  academy: ['default', 'kemah', 'sanggar', 'mentor'],
  training: ['pelatihan', 'korporat', 'default', 'pemerintah'],
  foundation: ['foundation', 'donasi', 'aksara', 'tulisanteman'],
  community: ['komunitas', 'jongkreatif', 'ruangcipta', 'bandung'],
}
