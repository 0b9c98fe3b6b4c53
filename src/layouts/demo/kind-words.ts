import type { SectionKind } from '../../ui/kit/section.ts'
import type { Section } from '../../ui/parts.tsx'

/** What the kit calls its sections, for whoever is choosing among them. */
const words: Record<SectionKind, string> = {
  cards: 'Kartu',
  figures: 'Angka',
  people: 'Orang',
  quotes: 'Kutipan',
  steps: 'Langkah',
  features: 'Fitur',
  questions: 'Tanya jawab',
  sponsors: 'Sponsor',
  schedule: 'Jadwal',
  appeal: 'Ajakan',
  text: 'Teks',
  plans: 'Paket harga',
  table: 'Tabel',
  gallery: 'Galeri',
  video: 'Video',
  contact: 'Kontak',
}

const listed: Record<string, string> = {
  class: 'kelas',
  course: 'kursus',
  program: 'program',
  event: 'acara',
  job: 'lowongan',
  mentor: 'mentor',
  portfolio: 'portofolio',
  feature: 'fitur',
  news: 'berita',
  blog: 'blog',
  articles: 'artikel',
  podcasts: 'podcast',
  'tulisan-temans': 'tulisan teman',
}

export function nameOf(section: Section): string {
  const of = section.kind === 'cards' ? listed[section.of] : undefined
  return of ? `${words[section.kind]} ${of}` : words[section.kind]
}
