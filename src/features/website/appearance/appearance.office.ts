import { grantOf } from '../../../platform/http/access.ts'
import { routes, to } from '../../../routes.ts'
import type { OverviewPart, PalettePart } from '../../core/administration/administration.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { findChosen } from '../../core/site/site.ts'

const href = routes['Kelola-Tampilan']

export const appearanceOverview: OverviewPart = {
  place: 60,
  steps: [
    {
      id: 'logo',
      place: 10,
      title: 'Pasang logo',
      text: 'Logo tampil di situs, email, dan halaman masuk.',
      href,
      isDone: async ({ tx }) => (await findChosen(tx))?.hasLogo === true,
    },
    {
      id: 'colours',
      place: 20,
      title: 'Pilih warna lembaga',
      text: 'Dua warna cukup; kontrasnya dijaga otomatis.',
      href,
      isDone: async ({ tx }) => (await findChosen(tx))?.hasColours === true,
    },
  ],
}

/** The parts of /Kelola/Pengaturan, with the words somebody may look for them by. */
const settingParts = [
  ['umum', 'Umum', 'nama situs, slogan, mesin pencari'],
  ['perbaikan', 'Mode perbaikan', 'tutup situs sementara'],
  ['pendaftaran', 'Pendaftaran anggota', 'buka atau tutup pendaftaran'],
  ['zona', 'Zona waktu', 'WIB, WITA, WIT'],
  ['menu', 'Menu utama', 'navigasi, tautan atas'],
  ['kaki', 'Kaki halaman', 'footer, kontak, alamat, media sosial'],
] as const

/** Settings by their headings. */
export const settingsPalette: PalettePart = {
  place: 90,
  async find({ viewer }, words) {
    if (grantOf(permissions.changeSettings, viewer.member) === 'none') return []
    const wanted = words.toLowerCase()
    return settingParts
      .filter(([, label, text]) => `${label} ${text}`.toLowerCase().includes(wanted))
      .map(([id, label, text]) => ({
        group: 'Pengaturan',
        label,
        text,
        href: `${to.settings()}#${id}`,
        icon: 'settings' as const,
      }))
  },
}
