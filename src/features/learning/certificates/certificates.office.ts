import { to } from '../../../routes.ts'
import type { DeskPart } from '../../core/desks/desks.ts'
import { listTalents } from './certificates.office.store.ts'

/** Certified people whom industry partners may meet. */
export const certificatesDesks: readonly DeskPart[] = [
  {
    place: 20,
    kinds: [5],
    promises: ['lulusan bersertifikat yang bersedia ditemui'],
    async card({ tx }) {
      const { total, rows } = await listTalents(tx)
      return {
        id: 'lulusan',
        title: 'Lulusan bersertifikat',
        text: 'Hanya yang menyetujui sertifikatnya dilihat mitra industri.',
        figures: total === 0 ? [] : [{ label: 'Orang', value: total }],
        rows: rows.map(({ name, titles, code }) => ({
          label: name,
          text: titles,
          href: to.verified({ code }),
        })),
        empty: {
          icon: 'award',
          title: 'Belum ada yang bersedia',
          text: 'Pemilik sertifikat memilih sendiri di Privasi & data; yang bersedia tampil di sini dengan tautan verifikasinya.',
        },
      }
    },
  },
]
