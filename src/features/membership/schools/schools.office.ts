import { routes } from '../../../routes.ts'
import { withQuery } from '../../../shared/pager.ts'
import { mostFound, type OverviewPart, type PalettePart } from '../../core/administration/administration.ts'
import type { DeskPart } from '../../core/desks/desks.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { readProvince } from './schools.office.store.ts'
import { countSubmitted, findByName } from './schools.store.ts'

const path = routes['Kelola-Sekolah']

export const schoolsOverview: OverviewPart = {
  place: 40,
  async waiting({ tx, viewer }) {
    const submitted = viewer.grant === 'all' ? await countSubmitted(tx) : 0
    if (submitted === 0) return []
    return [
      {
        label: `${submitted} sekolah menunggu verifikasi`,
        text: 'Periksa NPSN dan namanya, lalu setujui atau tolak.',
        href: withQuery(path, { status: 'submitted' }),
        tone: 'orange',
      },
    ]
  },
}

export const schoolsPalette: PalettePart = {
  place: 40,
  async find({ tx, viewer }, words) {
    if (permissions.manageSchools.grants[memberOf(viewer).kind] === 'none') return []
    const found = await findByName(tx, words, mostFound)
    return found.map(({ npsn, name }) => ({
      group: 'Sekolah',
      label: name,
      text: `NPSN ${npsn}`,
      href: withQuery(path, { search: npsn }),
      icon: 'school' as const,
    }))
  },
}

/** a school is active whose people were here within so many days */
const activeDays = 30
const dayMilliseconds = 86_400_000

/** The schools of a lead's province: how many live, and which fell silent. */
export const schoolsDesks: readonly DeskPart[] = [
  {
    place: 10,
    kinds: [9],
    async card({ tx, clock, viewer }) {
      const { provinceCode } = memberOf(viewer)
      if (provinceCode === null) return undefined
      const now = clock.now()
      const activeSince = new Date(now.getTime() - activeDays * dayMilliseconds)
      const { rows, ...figures } = await readProvince(tx, { provinceCode, activeSince })
      const daysAgo = (at: Date) => Math.floor((now.getTime() - at.getTime()) / dayMilliseconds)
      return {
        id: 'sekolah',
        title: 'Sekolah di provinsi Anda',
        text: `Aktif: ada anggotanya yang masuk dalam ${activeDays} hari terakhir. Yang diam ada di bawah.`,
        isWide: true,
        figures: [
          { label: 'Terverifikasi', value: figures.total, href: withQuery(path, { status: 'verified' }) },
          { label: 'Aktif', value: figures.active },
          { label: 'Diam', value: figures.silent },
          { label: 'Belum pernah masuk', value: figures.unseen },
          {
            label: 'Menunggu verifikasi',
            value: figures.submitted,
            href: withQuery(path, { status: 'submitted' }),
          },
        ],
        rows: rows.map(({ npsn, name, people, seenAt }) => ({
          label: name,
          text:
            people === 0
              ? 'Belum ada anggota: undang guru atau siswanya.'
              : `${people} anggota · ${seenAt ? `terakhir masuk ${daysAgo(seenAt)} hari lalu` : 'belum pernah masuk'}`,
          href: withQuery(path, { search: npsn }),
        })),
        more: { label: 'Undang orang', href: routes['Kelola-Undangan'] },
      }
    },
  },
]
