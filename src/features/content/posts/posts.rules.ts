import type { PostItem } from './posts.contract.ts'

type Kind = PostItem['kindSlug']

interface KindWords {
  /** heading of the list, crumb, title */
  name: string
  lead: string
  searchLabel: string
  empty: string
  /** above others of the kind, below one of it */
  others: string
}

/** Words for each kind of post. */
export const kindWords = {
  news: {
    name: 'Berita',
    lead: 'Kabar terbaru dari kami.',
    searchLabel: 'Cari berita',
    empty: 'Berita akan muncul di sini begitu diterbitkan.',
    others: 'Baca juga',
  },
  blog: {
    name: 'Blog',
    lead: 'Catatan, gagasan, dan cerita dari tim kami.',
    searchLabel: 'Cari di blog',
    empty: 'Tulisan blog akan muncul di sini begitu diterbitkan.',
    others: 'Baca juga',
  },
  articles: {
    name: 'Artikel',
    lead: 'Bacaan mendalam untuk dipelajari pelan-pelan.',
    searchLabel: 'Cari artikel',
    empty: 'Artikel akan muncul di sini begitu diterbitkan.',
    others: 'Baca juga',
  },
  podcasts: {
    name: 'Podcast',
    lead: 'Obrolan yang bisa Anda dengarkan sambil beraktivitas.',
    searchLabel: 'Cari episode',
    empty: 'Episode podcast akan muncul di sini begitu diterbitkan.',
    others: 'Dengarkan juga',
  },
  'tulisan-temans': {
    name: 'Tulisan Temans',
    lead: 'Cerita dan karya dari peserta, ditulis oleh mereka sendiri.',
    searchLabel: 'Cari tulisan',
    empty: 'Tulisan peserta akan muncul di sini begitu diterbitkan.',
    others: 'Baca juga',
  },
  gallery: {
    name: 'Galeri',
    lead: 'Foto dari kegiatan kami, dikumpulkan dalam album.',
    searchLabel: 'Cari album',
    empty: 'Album foto akan muncul di sini begitu diterbitkan.',
    others: 'Album lain',
  },
  video: {
    name: 'Video',
    lead: 'Rekaman dan cuplikan yang bisa langsung Anda putar.',
    searchLabel: 'Cari video',
    empty: 'Video akan muncul di sini begitu diterbitkan.',
    others: 'Video lain',
  },
  tenants: {
    name: 'Komunitas',
    lead: 'Komunitas dan cabang yang tumbuh bersama kami.',
    searchLabel: 'Cari komunitas',
    empty: 'Komunitas dan cabang akan diperkenalkan di sini begitu bergabung.',
    others: 'Komunitas lain',
  },
  collaborators: {
    name: 'Kolaborasi',
    lead: 'Mitra yang bekerja bersama kami, dan cara memulai kerja sama.',
    searchLabel: 'Cari mitra',
    empty: 'Mitra akan diperkenalkan di sini begitu kerja sama dimulai.',
    others: 'Mitra lain',
  },
} as const satisfies Record<Kind, KindWords>

/** schema.org type of each kind */
export const schemaTypes = {
  news: 'NewsArticle',
  blog: 'BlogPosting',
  articles: 'Article',
  podcasts: 'PodcastEpisode',
  'tulisan-temans': 'Article',
  gallery: 'ImageGallery',
  video: 'VideoObject',
  tenants: 'Organization',
  collaborators: 'Organization',
} as const satisfies Record<Kind, string>

/** What became of a reaction that was sent as a form, in words. */
export const reactionNotices = {
  saved: 'Terima kasih, reaksi Anda tersimpan.',
  removed: 'Reaksi Anda dihapus.',
  wait: 'Reaksi terlalu sering. Silakan coba lagi sebentar lagi.',
} as const

/** Where videos lie that are not ours: their page, and the frame that plays them without cookies before a click. */
export const videoHosts = {
  youtube: {
    name: 'YouTube',
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    frame: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  vimeo: {
    name: 'Vimeo',
    page: (id: string) => `https://vimeo.com/${id}`,
    frame: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
} as const

/** an id as these hosts give them: nothing else gets into an address */
export const isVideoId = (id: string | undefined): id is string => /^[A-Za-z0-9_-]{5,20}$/.test(id ?? '')
