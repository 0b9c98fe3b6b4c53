import type { DemoTenant } from '../demo.types.ts'
import { home } from './bharabas/home.ts'
import { bharabas } from './bharabas.ts'

/** The radio's own place to try changes before listeners see them: what is on the air there, and a draft of what comes. */
export const devBharabas: DemoTenant = {
  ...bharabas,
  slug: 'dev-bharabas',
  name: 'Bharabas Uji Coba',
  layout: 'dev.bharabas',
  domains: [{ host: 'dev.bharabas.localhost', isPrimary: true }],
  title: 'Bharabas Uji Coba',
  tagline: 'Tempat mencoba sebelum mengudara',
  description:
    'Situs uji coba Radio Bharabas: rancangan halaman, jadwal musim depan, dan kelas yang belum diumumkan.',
  fonts: { primary: 'Spline Sans Mono', secondary: 'Figtree' },
  colours: {
    ...bharabas.colours,
    primary: '#3D5A80',
    secondary: '#F4C430',
    info: '#5B8DB8',
    light: '#EDF1F5',
    dark: '#22262E',
  },
  logo: { mark: 'wave', seed: 11500 },
  footer: {
    ...bharabas.footer,
    about:
      'Salinan kerja dari situs Radio Bharabas. Yang Anda lihat di sini belum tentu mengudara, dan yang sudah mengudara ada di situs utama.',
    legal: 'Hanya untuk relawan dan penguji.',
  },
  home: {
    hero: {
      ...home.hero,
      eyebrow: 'Rancangan musim kering',
      title: 'Jadwal baru dicoba di sini dahulu',
      text: 'Relawan memeriksa susunan acara, halaman, dan kelas sebelum tayang. Temukan yang janggal, lalu ceritakan kepada meja redaksi.',
      actions: [
        { label: 'Periksa jadwal', href: '#jadwal' },
        { label: 'Laporkan kejanggalan', href: '/Make-Appointment' },
      ],
      picture: { scene: 'podcast-mic', seed: 11501, alt: 'Ruang siar dengan dua mikrofon' },
    },
    sections: [
      {
        kind: 'steps',
        id: 'alur',
        title: 'Dari rancangan sampai mengudara',
        items: [
          {
            label: 'Senin',
            title: 'Rancangan dipasang',
            text: 'Redaksi menaruh jadwal dan halaman baru di situs uji coba.',
          },
          {
            label: 'Rabu',
            title: 'Relawan memeriksa',
            text: 'Setiap penyiar membaca acaranya sendiri dari ponsel, bukan dari komputer kantor.',
          },
          {
            label: 'Jumat',
            title: 'Perbaikan terakhir',
            text: 'Yang janggal dibetulkan selagi pemancar dirawat.',
          },
          {
            label: 'Sabtu',
            title: 'Mengudara',
            text: 'Rancangan dipindahkan ke situs utama sebelum siaran pukul lima.',
          },
        ],
      },
      ...home.sections,
    ],
  },
}
