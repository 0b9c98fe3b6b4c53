import { firstName } from '../../../shared/first-name.ts'

/** What boards are about. */
export const scopes = {
  student: { label: 'Siswa', text: 'Dari siswa hanya nama depan yang tampil.' },
  school: { label: 'Sekolah', text: 'Satu baris untuk setiap sekolah.' },
  team: { label: 'Tim', text: 'Satu baris untuk setiap tim.' },
} as const
export type Scope = keyof typeof scopes

/** rows of a board on the page */
export const mostRows = 100

/** The same score is the same rank: 1, 2, 2, 4. */
export function ranked<Row extends { score: number; name: string }>(
  rows: readonly Row[],
): (Row & { rank: number })[] {
  const sorted = rows.toSorted((a, b) => b.score - a.score || a.name.localeCompare(b.name, 'id'))
  return sorted.map(row => ({ ...row, rank: sorted.findIndex(({ score }) => score === row.score) + 1 }))
}

/** Of a pupil the first name only, whatever was written down. */
export const shownName = (name: string, scope: Scope): string =>
  scope === 'student' ? firstName(name) : name
