import type { MenuItem } from './buttons.tsx'
import type { DraftAnswer } from './draft-answer.ts'

/** A thing that is written, as far as its top bar goes. */
export interface WrittenThing {
  /** "acara": acara ini, menerbitkan acara */
  noun: string
  /** of its own calls: /v1/events/12 */
  path: string
  /** where it is written, and the list it goes back to */
  href: string
  listHref: string
  /** empty: it has none */
  previewHref: string
  siteHref: string
  timeZone: string
  mayPublish: boolean
  /** may be thrown away, also while visitors see it */
  mayTrash: boolean
}

/** what a draft's bar opens */
export type DraftDialog =
  | 'share'
  | 'publish'
  | 'withdraw'
  | 'discard'
  | 'schedule'
  | 'history'
  | 'trash'
  | 'archive'

interface Given {
  answer: DraftAnswer
  thing: WrittenThing
  /** what this kind of thing can do besides */
  more: readonly MenuItem[]
  open: (dialog: DraftDialog) => void
}

/** What can be done with a draft besides publishing it, as far as it may be done now. */
export function draftMenu({ answer, thing, more, open }: Given): MenuItem[] {
  const { state } = answer
  const { mayPublish } = thing
  const isOut = state === 'published' || state === 'changed'
  return [
    ...(mayPublish
      ? [
          {
            label: answer.publishAt || answer.withdrawAt ? 'Ubah jadwal' : 'Jadwalkan',
            icon: 'calendar',
            onSelect: () => open('schedule'),
          } as const,
        ]
      : []),
    { label: 'Riwayat', icon: 'history', onSelect: () => open('history') },
    ...(thing.previewHref
      ? [{ label: 'Bagikan pratinjau', icon: 'link', onSelect: () => open('share') } as const]
      : []),
    ...more,
    ...(state === 'changed'
      ? [{ label: 'Buang perubahan', icon: 'undo', onSelect: () => open('discard') } as const]
      : []),
    ...(isOut && mayPublish
      ? [
          { label: 'Tarik dari situs', icon: 'eye-off', onSelect: () => open('withdraw') } as const,
          { label: 'Arsipkan', icon: 'folder', onSelect: () => open('archive') } as const,
        ]
      : []),
    ...(thing.mayTrash && (!isOut || mayPublish)
      ? [
          {
            label: 'Buang ke sampah',
            icon: 'trash',
            tone: 'danger',
            onSelect: () => open('trash'),
          } as const,
        ]
      : []),
  ]
}

/** What is asked before each of them that is asked about. */
export const confirmsOf = (
  noun: string,
): Readonly<Record<string, { title: string; text: string; confirm: string }>> => ({
  discard: {
    title: 'Buang perubahan?',
    text: 'Isian kembali seperti yang terbit. Perubahan yang belum diterbitkan hilang dari sini.',
    confirm: 'Buang perubahan',
  },
  withdraw: {
    title: `Tarik ${noun} dari situs?`,
    text: 'Pengunjung tidak lagi menemukannya. Isinya tetap tersimpan di sini sebagai draf.',
    confirm: 'Tarik dari situs',
  },
  archive: {
    title: `Arsipkan ${noun} ini?`,
    text: 'Tidak lagi tampil di situs, dan tidak di antara draf. Dapat diterbitkan lagi kapan saja.',
    confirm: 'Arsipkan',
  },
  trash: {
    title: `Buang ${noun} ini?`,
    text: 'Pindah ke sampah. Selama 30 hari masih dapat dipulihkan.',
    confirm: 'Buang ke sampah',
  },
})
