import type { TagTone } from '../../../ui/office/panels.tsx'

export const tenantStatuses = ['provisioning', 'active', 'suspended', 'offboarding', 'deleted'] as const
export type TenantStatus = (typeof tenantStatuses)[number]

export const statusWords: Record<TenantStatus, { label: string; tone: TagTone }> = {
  provisioning: { label: 'Disiapkan', tone: 'blue' },
  active: { label: 'Aktif', tone: 'green' },
  suspended: { label: 'Ditangguhkan', tone: 'red' },
  offboarding: { label: 'Ditutup', tone: 'orange' },
  deleted: { label: 'Dihapus', tone: 'neutral' },
}

interface Transition {
  to: TenantStatus
  /** what the button says */
  label: string
  text: string
  isDangerous?: boolean
}

/** The life of a tenant: from each status, where it may go. Nothing else is possible, and nothing leads out of the last. */
export const transitions: Record<TenantStatus, readonly Transition[]> = {
  provisioning: [
    { to: 'active', label: 'Aktifkan', text: 'Situsnya dibuka.' },
    { to: 'deleted', label: 'Hapus', text: 'Tenant yang belum jadi ini dihapus.', isDangerous: true },
  ],
  active: [
    {
      to: 'suspended',
      label: 'Tangguhkan',
      text: 'Situsnya ditutup dan semua orang dikeluarkan. Data tetap ada; tenant dapat diaktifkan kembali.',
      isDangerous: true,
    },
    {
      to: 'offboarding',
      label: 'Tutup tenant',
      text: 'Langkah sebelum penghapusan: situsnya ditutup dan semua orang dikeluarkan, supaya data dapat diserahkan.',
      isDangerous: true,
    },
  ],
  suspended: [
    { to: 'active', label: 'Aktifkan kembali', text: 'Situsnya dibuka kembali; orang dapat masuk lagi.' },
    {
      to: 'offboarding',
      label: 'Tutup tenant',
      text: 'Langkah sebelum penghapusan, supaya data dapat diserahkan.',
      isDangerous: true,
    },
  ],
  offboarding: [
    { to: 'active', label: 'Batalkan penutupan', text: 'Situsnya dibuka kembali; orang dapat masuk lagi.' },
    {
      to: 'deleted',
      label: 'Hapus tenant',
      text: 'Domainnya dilepas sekarang, dan seluruh datanya dimusnahkan setelah 30 hari. Tindakan ini tidak bisa dibatalkan.',
      isDangerous: true,
    },
  ],
  deleted: [],
}

export const mayBecome = (from: TenantStatus, to: TenantStatus) =>
  transitions[from].some(transition => transition.to === to)

/** the data of a deleted tenant goes this long after */
export const keptFor = 30 * 86_400_000

/** names below the base host that are ours, or that people would take for ours */
const reserved = new Set(
  'akun api berkas www mail email smtp imap ftp admin kelola app cdn static assets files status docs blog help bantuan support dukungan billing dev test staging demo sanggar localhost root ns1 ns2'.split(
    ' ',
  ),
)

export const isReserved = (slug: string) => reserved.has(slug)

/** minutes a superadmin may act in a tenant, and seconds in which the way in must be used */
export const actingMinutes = 60
export const linkSeconds = 60
