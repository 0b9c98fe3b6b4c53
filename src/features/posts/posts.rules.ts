import type { PostItem } from './posts.contract.ts'

type Kind = PostItem['kindSlug']

interface KindWords {
  /** heading of the list, crumb, title */
  name: string
  lead: string
  searchLabel: string
  empty: string
}

/** Words for each kind of post. */
export const kindWords = {
  news: {
    name: 'Berita',
    lead: 'Kabar terbaru dari kami.',
    searchLabel: 'Cari berita',
    empty: 'Berita akan muncul di sini begitu diterbitkan.',
  },
  blog: {
    name: 'Blog',
    lead: 'Catatan, gagasan, dan cerita dari tim kami.',
    searchLabel: 'Cari di blog',
    empty: 'Tulisan blog akan muncul di sini begitu diterbitkan.',
  },
  articles: {
    name: 'Artikel',
    lead: 'Bacaan mendalam untuk dipelajari pelan-pelan.',
    searchLabel: 'Cari artikel',
    empty: 'Artikel akan muncul di sini begitu diterbitkan.',
  },
  podcasts: {
    name: 'Podcast',
    lead: 'Obrolan yang bisa Anda dengarkan sambil beraktivitas.',
    searchLabel: 'Cari episode',
    empty: 'Episode podcast akan muncul di sini begitu diterbitkan.',
  },
  'tulisan-temans': {
    name: 'Tulisan Temans',
    lead: 'Cerita dan karya dari peserta, ditulis oleh mereka sendiri.',
    searchLabel: 'Cari tulisan',
    empty: 'Tulisan peserta akan muncul di sini begitu diterbitkan.',
  },
} as const satisfies Record<Kind, KindWords>

/** schema.org type of each kind */
export const schemaTypes = {
  news: 'NewsArticle',
  blog: 'BlogPosting',
  articles: 'Article',
  podcasts: 'PodcastEpisode',
  'tulisan-temans': 'Article',
} as const satisfies Record<Kind, string>
