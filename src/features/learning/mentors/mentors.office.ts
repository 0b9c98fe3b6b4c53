import { routes } from '../../../routes.ts'
import type { DeskPart } from '../../core/desks/desks.ts'
import { ownEntries } from '../../core/entries/entries.ts'
import { personKind } from './person-kind.ts'

/** One's own face on the site, for whoever has a first screen of cards. */
export const mentorsDesks: readonly DeskPart[] = [
  {
    place: 90,
    kinds: [2, 3, 5, 6, 8],
    async card(context) {
      const { rows } = await ownEntries(context, personKind)
      const list = routes['Kelola-Profil']
      return {
        id: 'profil-publik',
        title: 'Profil publik Anda',
        text: 'Nama, peran, dan foto Anda seperti tampil di situs.',
        rows,
        empty: {
          icon: 'user',
          title: 'Belum ada profil publik',
          text: 'Tulis siapa Anda. Setelah ditinjau, profil itu tampil di sebelah kelas dan tulisan Anda.',
          action: { label: 'Tulis profil', href: list },
        },
      }
    },
  },
]
