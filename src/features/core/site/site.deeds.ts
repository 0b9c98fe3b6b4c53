import type { DeedWords } from '../audit/audit.ts'

/** What the audit log says of what is done here. */
export const siteDeeds: DeedWords = {
  topics: {
    settings: 'Pengaturan',
    setting_value: 'Isi situs',
  },
  words: {
    'settings.changed': 'mengubah pengaturan:',
    'setting_value.changed': 'mengubah isi situs:',
    'setting_value.saved': 'menyimpan draf isi situs:',
    'setting_value.discarded': 'membuang draf isi situs:',
    'setting_value.planned': 'menjadwalkan isi situs:',
    'setting_value.unplanned': 'membatalkan jadwal isi situs:',
  },
  fields: {
    title: 'Nama situs',
    tagline: 'Semboyan',
    logoDark: 'Logo gelap',
    logoLight: 'Logo terang',
    favicon: 'Ikon situs',
    layout: 'Tata letak',
    isMaintenance: 'Mode perbaikan',
    'css.ft_primary': 'Huruf judul',
    'css.ft_secondary': 'Huruf isi',
    'css.clr_primary': 'Warna utama',
    'css.clr_secondary': 'Warna kedua',
    'css.clr_dark': 'Warna gelap',
    'css.clr_light': 'Warna terang',
    'meta.description': 'Deskripsi situs',
    navigation: 'Menu utama',
    footer: 'Kaki halaman',
    home: 'Isi beranda',
    terms: 'Syarat dan ketentuan',
    registration: 'Pendaftaran',
    time_zone: 'Zona waktu',
    timeZone: 'Zona waktu',
  },
}
