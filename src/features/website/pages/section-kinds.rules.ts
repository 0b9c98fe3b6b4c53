import type { SectionKind } from '../../core/sections/sections.ts'

/** What the kinds of sections are called to whoever writes a page, in the order they are offered. */
export const kindWords = {
  text: { label: 'Teks', text: 'Paragraf, daftar, dan tautan' },
  features: { label: 'Keunggulan', text: 'Butir dengan ikon, boleh bertautan' },
  steps: { label: 'Langkah', text: 'Urutan dari awal sampai selesai' },
  figures: { label: 'Angka', text: 'Angka besar dengan keterangannya' },
  listing: { label: 'Daftar dari situs', text: 'Kelas, program, atau tulisan terbaru' },
  people: { label: 'Orang', text: 'Pengajar dan penulis yang Anda pilih' },
  quotes: { label: 'Kutipan', text: 'Kata peserta atau mitra' },
  questions: { label: 'Tanya jawab', text: 'Pertanyaan yang dibuka satu per satu' },
  plans: { label: 'Paket biaya', text: 'Pilihan dengan harga dan isinya' },
  table: { label: 'Tabel', text: 'Perbandingan dalam baris dan kolom' },
  gallery: { label: 'Galeri', text: 'Kumpulan gambar' },
  video: { label: 'Video', text: 'YouTube atau Vimeo, dimuat saat diputar' },
  schedule: { label: 'Jadwal', text: 'Susunan acara per hari' },
  sponsors: { label: 'Mitra', text: 'Nama mitra menurut tingkatnya' },
  contact: { label: 'Kontak', text: 'Alamat, telepon, dan WhatsApp situs' },
  appeal: { label: 'Ajakan', text: 'Kalimat penutup dengan tombol' },
} as const satisfies Record<SectionKind, { label: string; text: string }>

export const isKind = (kind: string): kind is SectionKind => Object.hasOwn(kindWords, kind)
