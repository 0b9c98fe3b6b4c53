import { to } from '../../../routes.ts'
import type { DeskPart } from '../../core/desks/desks.ts'
import { countDue } from './review-cards.ts'

/** How many cards wait today, for who learns. */
export const reviewDesks: readonly DeskPart[] = [
  {
    place: 10,
    kinds: [4],
    async card(context) {
      const { left, done, known } = await countDue(context)
      return {
        id: 'ulasan',
        title: 'Ulasan',
        text: 'Soal yang belum tepat kembali pada hari yang pas untuk diingat.',
        figures:
          known === 0
            ? []
            : [
                { label: 'Kartu hari ini', value: left, href: to.review() },
                { label: 'Sudah diulas hari ini', value: done },
              ],
        empty: {
          icon: 'refresh',
          title: 'Belum ada kartu',
          text: 'Soal kuis yang Anda jawab belum tepat menjadi kartu di sini, setelah kuncinya boleh dilihat.',
        },
      }
    },
  },
]
