import type { NotificationKind } from '../notifications/notifications.ts'

/** What is true of webhooks, as data: the numbers of the Standard Webhooks specification where it names any. */

/** Something that programs may be told of, said by the room in which it happens. */
export interface WebhookEvent {
  /** `thing.verb`, as programs read it */
  type: string
  /** its order among those to choose from, smallest first */
  place: number
  /** what has happened, in words */
  label: string
  /** what a message of it holds: ids and states, no names and no addresses of people */
  sample: Readonly<Record<string, string | number | null>>
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** what happens in the room that programs may be told of */
    webhookEvents: readonly WebhookEvent[]
  }
}

/** what a press of the button sends; nobody subscribes to it */
export const testEvent = 'webhook.test'

export const mostEndpoints = 20
/** seconds that an endpoint has for its answer */
export const patienceSeconds = 15
/** bytes of an answer that are read; the log keeps 500 characters */
export const mostAnswer = 64_000
/** days for which the log is kept */
export const keptDays = 30
/** days without a single success after which an endpoint is told nothing any more */
export const failingDays = 5
/** hours for which a secret that was changed still signs beside the new one */
export const oldSecretHours = 24

const minute = 60
const hour = 3600

/** seconds until each further try; after the last one the message is given up */
export const waits: readonly number[] = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/**
 * When a message is tried again that has failed so often, in milliseconds from now; undefined: never. What many had in
 * common does not come back all at once: `chance`, 0 to 1, spreads it by a tenth to either side.
 */
export function waitAfter(tries: number, chance: number, askedSeconds = 0): number | undefined {
  const seconds = waits[tries - 1]
  if (seconds === undefined) return undefined
  const asked = Math.min(askedSeconds, 24 * hour)
  return Math.round(Math.max(seconds * (0.9 + chance * 0.2), asked) * 1000)
}

export const deliveryStates = {
  waiting: { label: 'Menunggu', tone: 'blue' },
  delivered: { label: 'Diterima', tone: 'green' },
  failed: { label: 'Gagal', tone: 'red' },
  stopped: { label: 'Dihentikan', tone: 'neutral' },
} as const
export type DeliveryState = keyof typeof deliveryStates

/** Why an attempt failed. */
export const problems = {
  time_out: `Tidak menjawab dalam ${patienceSeconds} detik`,
  unreachable: 'Peladen tidak dapat dihubungi',
  forbidden: 'Alamat ini bukan di internet',
  redirect: 'Dialihkan ke alamat lain; pengalihan tidak diikuti',
  status: 'Dijawab dengan galat',
} as const
export type Problem = keyof typeof problems

export const stops = {
  person: { label: 'Dimatikan', tone: 'neutral', why: 'Dimatikan oleh pengelola.' },
  failing: {
    label: 'Berhenti',
    tone: 'red',
    why: `Dimatikan setelah gagal ${failingDays} hari berturut-turut.`,
  },
  gone: { label: 'Berhenti', tone: 'red', why: 'Dimatikan karena alamatnya menjawab 410 (sudah tidak ada).' },
} as const
export type Stop = keyof typeof stops

export const stoppedKind: NotificationKind = {
  kind: 'webhook_stopped',
  place: 90,
  label: 'Webhook berhenti',
  about: 'Webhook yang dimatikan karena lama gagal atau alamatnya sudah tidak ada.',
  usual: { bell: true, mail: 'now' },
  permission: 'manageWebhooks',
}
