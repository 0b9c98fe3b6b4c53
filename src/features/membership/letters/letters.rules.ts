import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { NotificationKind } from '../notifications/notifications.ts'

/** What is true of a tenant's letters, as data. */

/** What became of a letter. */
export const letterEnds = {
  waiting: { label: 'Menunggu', tone: 'blue' },
  put_off: { label: 'Ditunda', tone: 'orange' },
  sent: { label: 'Terkirim', tone: 'green' },
  refused: { label: 'Ditolak', tone: 'red' },
  given_up: { label: 'Gagal', tone: 'red' },
  suppressed: { label: 'Ditahan', tone: 'neutral' },
} as const
export type LetterEnd = keyof typeof letterEnds

export const suppressionCauses = {
  refused: { label: 'Alamat ditolak', tone: 'red' },
  asked: { label: 'Atas permintaan', tone: 'neutral' },
} as const

export const mailingStates = {
  draft: { label: 'Draf', tone: 'neutral' },
  scheduled: { label: 'Terjadwal', tone: 'blue' },
  sending: { label: 'Sedang dikirim', tone: 'orange' },
  sent: { label: 'Selesai', tone: 'green' },
  cancelled: { label: 'Dibatalkan', tone: 'red' },
} as const
export type MailingState = keyof typeof mailingStates

/** letters of mailings that a tenant sends within an hour; the rest of one waits */
export const mailingsAnHour = 500
/** recipients that a tenant's programs may name within an hour */
export const callsAnHour = 1000
/** of one call */
export const mostRecipients = 200
/** days for which it is kept what programs sent, and whom a mailing went to */
export const keptDays = 365

export const newsKind: NotificationKind = {
  kind: 'news',
  place: 80,
  label: 'Kabar dari pengelola',
  about: 'Surat yang ditulis pengelola situs kepada anggotanya.',
  usual: { bell: true, mail: 'now' },
}

export const messageKind: NotificationKind = {
  kind: 'message',
  place: 85,
  label: 'Pesan dari aplikasi situs',
  about: 'Pesan yang dikirim aplikasi yang dipakai situs ini.',
  usual: { bell: true, mail: 'now' },
}

/** A part of the members to whom a letter may go, said by the room that knows them. */
export interface SegmentKind {
  /** "class" of "class:12"; alone where there is but one */
  kind: string
  place: number
  /** those there are, each with how it is called */
  list(context: Pick<InTenant, 'tx'>): Promise<readonly { id: string; label: string }[]>
  /** their memberships; only of active members */
  members(tx: Tx, id: string): Promise<readonly number[]>
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** parts of the members that letters may go to */
    segments: readonly SegmentKind[]
  }
}

/** "class:12" → class and 12 */
export const segmentOf = (text: string): { kind: string; id: string } => {
  const [kind = '', id = ''] = text.split(':', 2)
  return { kind, id }
}

/** Names in braces are filled in; those without a value are told. */
export function filled(text: string, data: Readonly<Record<string, string>>) {
  const missing: string[] = []
  const words = text.replaceAll(/\{([a-zA-Z][a-zA-Z0-9_]*)\}/g, (_, name: string) => {
    const value = Object.hasOwn(data, name) ? data[name] : undefined
    if (value === undefined) missing.push(name)
    return value ?? ''
  })
  return { words, missing }
}
