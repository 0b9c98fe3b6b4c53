import { routes } from '../../../routes.ts'
import type { DeskPart } from '../../core/desks/desks.ts'
import { ownEntries } from '../../core/entries/entries.ts'
import { jobKind } from './job-kind.ts'

/** Jobs that somebody of an industry partner has written. */
export const careersDesks: readonly DeskPart[] = [
  {
    place: 10,
    kinds: [5],
    promises: ['Lowongan Anda'],
    async card(context) {
      const { rows, total } = await ownEntries(context, jobKind)
      const list = routes['Kelola-Lowongan']
      return {
        id: 'lowongan',
        title: 'Lowongan Anda',
        figures: total === 0 ? [] : [{ label: 'Lowongan yang Anda tulis', value: total, href: list }],
        rows,
        more: { label: 'Semua lowongan', href: list },
        empty: {
          icon: 'briefcase',
          title: 'Belum ada lowongan',
          text: 'Tulis organisasi Anda lebih dulu di Karier, lalu pasang lowongan atau magang pertamanya.',
          action: { label: 'Pasang lowongan', href: list },
        },
      }
    },
  },
]
