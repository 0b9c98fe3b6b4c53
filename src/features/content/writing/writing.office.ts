import { to } from '../../../routes.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { withQuery } from '../../../shared/pager.ts'
import type { DeskPart } from '../../core/desks/desks.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { kindNames, readOwnDesk } from '../posts/posts.ts'

const tags = {
  needs_fix: { label: 'Perlu diperbaiki', tone: 'orange' },
  asked: { label: 'Menunggu tinjauan', tone: 'blue' },
} as const

const state = (value: string) => withQuery(to.writings(), { state: value })

/** A writer's own: drafts with what came back first, and how often they are read. */
export const writingDesks: readonly DeskPart[] = [
  {
    place: 10,
    kinds: [6],
    promises: ['Draf Anda', 'catatan peninjau'],
    async card({ tx, viewer, tenant }) {
      const { counts, drafts } = await readOwnDesk(tx, memberOf(viewer).membershipId)
      return {
        id: 'draf',
        title: 'Draf Anda',
        figures:
          counts.drafts === 0
            ? []
            : [
                { label: 'Belum terbit', value: counts.drafts, href: to.writings() },
                { label: 'Perlu diperbaiki', value: counts.toFix },
              ],
        rows: drafts.map(({ id, kind, title, review, remark, touchedAt }) => ({
          label: title || 'Tanpa judul',
          text:
            review === 'needs_fix' && remark
              ? `Catatan: ${remark}`
              : `${kindNames[kind]} · diubah ${mediumDate(touchedAt, tenant.timeZone)}`,
          href: to.writing({ id }),
          tag: review === null ? { label: 'Draf', tone: 'neutral' } : tags[review],
        })),
        more: { label: 'Tulis', href: to.writings() },
        empty: {
          icon: 'pen',
          title: 'Belum ada draf',
          text: 'Mulai dengan judul dan satu paragraf; tersimpan sendiri selagi Anda mengetik.',
          action: { label: 'Tulis sesuatu', href: to.writings() },
        },
      }
    },
  },
  {
    place: 20,
    kinds: [6],
    promises: ['berapa kali tulisan Anda dibaca'],
    async card({ tx, viewer }) {
      const { counts, read } = await readOwnDesk(tx, memberOf(viewer).membershipId)
      return {
        id: 'pembaca',
        title: 'Pembaca',
        figures:
          counts.published === 0
            ? []
            : [
                { label: 'Sudah terbit', value: counts.published, href: state('published') },
                { label: 'Kali dibaca', value: counts.views },
              ],
        rows: read.map(({ id, kind, title, views }) => ({
          label: title,
          text: `${kindNames[kind]} · dibaca ${views.toLocaleString('id-ID')} kali`,
          href: to.writing({ id }),
        })),
        empty: {
          icon: 'eye',
          title: 'Belum ada yang terbit',
          text: 'Setelah tulisan Anda terbit, di sini tampil berapa kali dibaca.',
        },
      }
    },
  },
]
