import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import { pageNumber, pageSize, plainText, positiveId } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import type { Pager } from '../../../ui/parts.tsx'
import { mailChoices, perPage } from './notifications.rules.ts'

export const notificationQuery = z.object({
  page: pageNumber,
  pageSize: pageSize(perPage),
  filter: z.enum(['all', 'unread'], 'Pilih semua atau belum dibaca').default('all'),
})
export type NotificationQuery = z.output<typeof notificationQuery>

export const notificationItem = z.object({
  id: z.int(),
  kind: z.string(),
  kindLabel: z.string(),
  title: z.string(),
  words: z.string(),
  /** a path of this site */
  href: z.string(),
  isRead: z.boolean(),
  at: z.string(),
  atText: z.string(),
})
export type NotificationItem = z.output<typeof notificationItem>
export const notificationList = pagedOf(notificationItem)

export const idParameter = z.object({ id: positiveId })
export const unreadLeft = z.object({ unread: z.int() })

export const kindParameter = z.object({ key: plainText(40) })
export const newChoice = z.strictObject({
  bell: z.boolean('Pilih ya atau tidak'),
  mail: z.enum(keysOf(mailChoices), 'Pilih kapan email dikirim'),
})

export const choiceItem = z.object({
  kind: z.string(),
  label: z.string(),
  about: z.string(),
  /** why its mail always goes; empty where it may be chosen */
  mailStays: z.string(),
  bell: z.boolean(),
  mail: z.enum(keysOf(mailChoices)),
})
export type ChoiceItem = z.output<typeof choiceItem>
export const choiceList = z.array(choiceItem)

export interface NotificationsPage {
  items: NotificationItem[]
  filter: 'all' | 'unread'
  unread: number
  pager?: Pager | undefined
}

export interface ChoicesPage {
  choices: ChoiceItem[]
  email: string
}

/** Behind the link in a letter: asks, or says that it is done. */
export interface EndingPage {
  site: string
  label: string
  /** "d…@contoh.id": whoever holds the letter knows it */
  address: string
  isEnded: boolean
  path: string
  choicesHref: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'notifications.list': NotificationsPage
    'notifications.choices': ChoicesPage
    'notifications.ending': EndingPage
  }
}
