import { grantOf } from '../../../platform/http/access.ts'
import { to } from '../../../routes.ts'
import type { PalettePart } from '../../core/administration/administration.ts'
import { permissions } from '../../core/permissions/permissions.ts'

/** The site's own parts of /Kelola/Pengaturan, with the words somebody may look for them by. */
const own = [
  ['umum', 'Umum', 'nama situs, slogan, mesin pencari'],
  ['perbaikan', 'Mode perbaikan', 'tutup situs sementara, pemeliharaan'],
  ['pendaftaran', 'Pendaftaran anggota', 'buka atau tutup pendaftaran'],
  ['zona', 'Zona waktu', 'WIB, WITA, WIT'],
  ['menu', 'Menu utama', 'navigasi, tautan atas'],
  ['kaki', 'Kaki halaman', 'footer, kontak, alamat, media sosial'],
] as const

/** Settings by their headings, those of rooms among them. */
export const settingsPalette: PalettePart = {
  place: 90,
  async find({ viewer, partsOf }, words) {
    if (grantOf(permissions.changeSettings, viewer.member) === 'none') return []
    const wanted = words.toLowerCase()
    const ofRooms = partsOf('settingForms')
      .flat()
      .map(({ id, title, text }) => [id, title, text] as const)
    return [...own, ...ofRooms]
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
