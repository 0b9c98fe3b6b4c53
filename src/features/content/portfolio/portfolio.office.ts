import { to } from '../../../routes.ts'
import type { DeskPart } from '../../core/desks/desks.ts'
import { countShown } from './portfolio.office.store.ts'

/** Work that partners look through. */
export const portfolioDesks: readonly DeskPart[] = [
  {
    place: 30,
    kinds: [5],
    async card({ tx, clock }) {
      const value = await countShown(tx, clock.now())
      return {
        id: 'portofolio',
        title: 'Portofolio',
        text: 'Karya yang sudah dikerjakan bersama mitra.',
        figures: value === 0 ? [] : [{ label: 'Studi kasus', value, href: to.portfolio() }],
        empty: {
          icon: 'briefcase',
          title: 'Belum ada studi kasus',
          text: 'Karya bersama mitra tampil di sini setelah diterbitkan.',
        },
      }
    },
  },
]
