import { routes } from '../../../routes.ts'
import type { NotificationKind } from '../../membership/notifications/notifications.ts'
import type { WebhookEvent } from '../../membership/webhooks/webhooks.ts'

/** What is true of what visitors say, as data. */

export const voiceKinds = {
  testimony: 'Testimoni',
  aspiration: 'Aspirasi',
  book_review: 'Ulasan buku',
} as const
export type VoiceKind = keyof typeof voiceKinds

/** what a publish of one purges */
export const tagOf = {
  testimony: 'testimonies',
  aspiration: 'aspirations',
  book_review: 'book-reviews',
} as const satisfies Record<VoiceKind, string>

export const voiceStates = {
  pending: { label: 'Menunggu', tone: 'orange' },
  published: { label: 'Tampil', tone: 'green' },
  hidden: { label: 'Disembunyikan', tone: 'neutral' },
  rejected: { label: 'Ditolak', tone: 'red' },
  spam: { label: 'Spam', tone: 'neutral' },
} as const
export type VoiceState = keyof typeof voiceStates

/** What may become of a voice; whatever was decided can be taken back into the queue. */
export const nextOf = {
  pending: ['published', 'rejected', 'spam'],
  published: ['hidden', 'pending'],
  hidden: ['published', 'pending'],
  rejected: ['published', 'pending'],
  spam: ['pending'],
} as const satisfies Record<VoiceState, readonly VoiceState[]>

export const mayBecome = (from: VoiceState, to: VoiceState) =>
  (nextOf[from] as readonly VoiceState[]).includes(to)

export const decisionLabels = {
  published: 'Terbitkan',
  rejected: 'Tolak',
  spam: 'Tandai spam',
  hidden: 'Sembunyikan',
  pending: 'Kembalikan ke antrean',
} as const satisfies Record<VoiceState, string>

export const categories = {
  learning: 'Pembelajaran',
  programme: 'Program dan kegiatan',
  facilities: 'Sarana',
  platform: 'Situs dan aplikasi',
  community: 'Komunitas',
  other: 'Lainnya',
} as const
export type Category = keyof typeof categories

/** how far what was wished for has come */
export const progresses = {
  received: { label: 'Diterima', tone: 'neutral' },
  planned: { label: 'Direncanakan', tone: 'blue' },
  in_progress: { label: 'Dikerjakan', tone: 'orange' },
  done: { label: 'Selesai', tone: 'green' },
  declined: { label: 'Tidak dapat dipenuhi', tone: 'red' },
} as const
export type Progress = keyof typeof progresses

/** one network's voices, whatever their kind and whichever way they come */
export const sendingLimit = { tokens: 5, seconds: 600 } as const

/** so many waiting ones of a kind in an hour are no people: the form closes until somebody looked */
export const mostPendingAnHour = 200

/** how long it is known which network a voice came from */
export const networkDays = 90

/** nobody fills in a form faster; a page that is kept may be some days old, one of a month is sent once more */
export const leastSeconds = 3
export const mostSeconds = 30 * 86_400

export const consentText =
  'Saya setuju nama dan tulisan ini ditampilkan di situs ini setelah diperiksa. Bila saya belum 18 tahun, orang tua atau wali saya sudah mengizinkannya.'
export const consentVersion = 'suara-2026-11'

export const stars: Readonly<Record<string, string>> = {
  5: '5 - Sangat bagus',
  4: '4 - Bagus',
  3: '3 - Cukup',
  2: '2 - Kurang',
  1: '1 - Buruk',
}

/** "★★★★☆" */
export const starsText = (rating: number) => '★'.repeat(rating) + '☆'.repeat(5 - rating)

/** Paragraphs as somebody typed them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(part => part !== '')

/** where visitors read them */
export const placeOf = {
  testimony: routes.Testimoni,
  aspiration: routes.Aspirasi,
  book_review: routes.Buku,
} as const satisfies Record<VoiceKind, string>

export const voiceKind: NotificationKind = {
  kind: 'voice',
  place: 60,
  label: 'Testimoni, aspirasi, dan ulasan Anda',
  about: 'Yang Anda kirim ditampilkan atau tidak, dengan alasannya.',
  usual: { bell: true, mail: 'digest' },
}

/** What programs are told of what visitors say. */
export const voiceEvents: readonly WebhookEvent[] = [
  {
    type: 'voice.sent',
    place: 42,
    label: 'Testimoni, aspirasi, atau ulasan buku dikirim',
    sample: { voiceId: 18, kind: 'testimony' },
  },
]
