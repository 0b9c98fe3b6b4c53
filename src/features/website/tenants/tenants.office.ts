import { to } from '../../../routes.ts'
import { withQuery } from '../../../shared/pager.ts'
import { productSlug } from '../../../shared/product.ts'
import type { DeskPart } from '../../core/desks/desks.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { findProductFigures } from './tenants.office.store.ts'

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

/** How all tenants are, for whoever runs the product; who acts in a tenant sees that tenant's admin's screen. */
export const tenantsDesks: readonly DeskPart[] = [
  {
    place: 5,
    kinds: [0],
    async card({ tx, tenant, viewer }) {
      if (tenant.slug !== productSlug || memberOf(viewer).actingReason !== null) return undefined
      const found = await findProductFigures(tx)
      if (!found) return undefined
      const state = (status: string) => withQuery(to.tenants(), { status })
      return {
        id: 'tenant',
        title: 'Semua tenant',
        text: 'Buka satu tenant, atau bertindak di dalamnya dengan alasan yang tercatat.',
        isWide: true,
        figures: [
          { label: 'Aktif', value: found.active, href: state('active') },
          { label: 'Ditangguhkan', value: found.suspended, href: state('suspended') },
          { label: 'Akan dihapus', value: found.leaving, href: state('offboarding') },
          { label: 'Ujian sedang berjalan', value: found.runningExams },
          { label: 'Surat ditolak', value: found.failedMails },
          { label: 'Surat gagal terkirim', value: found.stuckMails },
          { label: 'Berkas tersimpan (MB)', value: megabytes(found.bytes) },
        ],
        more: { label: 'Kelola tenant', href: to.tenants() },
      }
    },
  },
]
