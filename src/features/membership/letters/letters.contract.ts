import { z } from 'zod'
import { lineOf, mailAddress, paragraphOf } from '../../../platform/http/person-fields.ts'
import { officeQuery, plainText, positiveId, searchText, seenVersion } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { isSafeHref } from '../../../shared/safe-href.ts'
import { letterEnds, mailingStates, mostRecipients, suppressionCauses } from './letters.rules.ts'

export const letterQuery = officeQuery(20, {
  search: searchText.optional(),
  end: z.enum(keysOf(letterEnds), 'Keadaan tidak dikenal').optional(),
  reason: plainText(60).optional(),
})
export type LetterQuery = z.output<typeof letterQuery>

export const letterItem = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  reason: z.string(),
  /** in words */
  why: z.string(),
  end: z.enum(keysOf(letterEnds)),
  /** what the mail server said last */
  words: z.string(),
  tries: z.int(),
  atText: z.string(),
  endText: z.string(),
})
export type LetterItem = z.output<typeof letterItem>

export const reasonParameter = z.object({ key: plainText(60) })
export const previewQuery = z.object({ as: z.enum(['html', 'text'], 'Pilih html atau text').default('html') })

export const letterWords = z.strictObject({
  subject: lineOf(limits.mailSubject).default(''),
  opening: paragraphOf(limits.answer).default(''),
})
export type LetterWords = z.output<typeof letterWords>
export const changedWords = letterWords.extend({ reason: z.string() })
export const testSent = z.object({ to: z.string() })

export const suppressionQuery = officeQuery(20, {
  search: searchText.optional(),
  cause: z.enum(keysOf(suppressionCauses), 'Sebab tidak dikenal').optional(),
})
export type SuppressionQuery = z.output<typeof suppressionQuery>
export const suppressionItem = z.object({
  id: z.int(),
  address: z.string(),
  cause: z.enum(keysOf(suppressionCauses)),
  words: z.string(),
  sinceText: z.string(),
  endsText: z.string(),
})
export type SuppressionItem = z.output<typeof suppressionItem>
export const newSuppression = z.strictObject({
  address: mailAddress,
  words: lineOf(limits.postSummary).default(''),
})
export const idParameter = z.object({ id: positiveId })
export const gone = z.object({ id: z.int() })

export const mailingQuery = officeQuery(20, {
  search: searchText.optional(),
  state: z.enum(keysOf(mailingStates), 'Keadaan tidak dikenal').optional(),
})
export type MailingQuery = z.output<typeof mailingQuery>

export const mailingItem = z.object({
  id: z.int(),
  version: z.int(),
  subject: z.string(),
  words: z.string(),
  link: z.string(),
  segment: z.string(),
  segmentText: z.string(),
  state: z.enum(keysOf(mailingStates)),
  dueAt: z.string().nullable(),
  dueText: z.string(),
  by: z.string(),
  /** of its recipients, once it has begun */
  recipients: z.int(),
  mailed: z.int(),
  gathered: z.int(),
  told: z.int(),
  leftOut: z.int(),
})
export type MailingItem = z.output<typeof mailingItem>

export const writtenMailing = z.strictObject({
  subject: lineOf(limits.mailSubject, 3),
  words: paragraphOf(limits.letter).pipe(z.string().min(10, 'Tulis isinya, minimal 10 karakter')),
  link: lineOf(500)
    .refine(
      text => text === '' || (isSafeHref(text) && text.startsWith('/')),
      'Tulis alamat di situs ini, misalnya /Class',
    )
    .default(''),
  segment: plainText(80).min(1, 'Pilih penerimanya'),
  /** what was read; left out for a new one */
  version: seenVersion.optional(),
})
export type WrittenMailing = z.output<typeof writtenMailing>

/** null: at once */
export const mailingDue = z.strictObject({ dueAt: plainText(40).nullable(), version: seenVersion })

const recipient = z.union([z.int().positive(), mailAddress], 'Tulis ID anggota atau alamat emailnya')

/** What a program asks to be sent: a template of the tenant's, or subject and text. Plain words; markup is shown as it is typed. */
export const mailerNotification = z
  .strictObject({
    template: positiveId.optional(),
    subject: lineOf(limits.mailSubject, 3).optional(),
    text: paragraphOf(limits.letter).pipe(z.string().min(3, 'Tulis isinya')).optional(),
    link: lineOf(500)
      .refine(
        text => text === '' || (isSafeHref(text) && text.startsWith('/')),
        'Tulis alamat di situs ini, misalnya /Class',
      )
      .default(''),
    to: z
      .array(recipient)
      .min(1, 'Sebutkan sedikitnya satu penerima')
      .max(mostRecipients, `Paling banyak ${mostRecipients} penerima sekali kirim`),
    data: z
      .record(plainText(40).regex(/^[a-zA-Z][a-zA-Z0-9_]*$/, 'Nama variabel tidak valid'), plainText(500))
      .default({}),
    key: plainText(100).min(8, 'Minimal 8 karakter').optional(),
  })
  .refine(
    given => (given.template !== undefined) !== (given.subject !== undefined && given.text !== undefined),
    { path: ['template'], message: 'Kirimkan template, atau subject dan text' },
  )
export type MailerNotification = z.output<typeof mailerNotification>

export const mailerAnswer = z.object({
  /** letters at once or in the daily letter, or told by the bell alone */
  accepted: z.int(),
  /** told of nothing, as they chose */
  leftOut: z.int(),
  /** whose address gets no letters; the bell may have told them */
  suppressed: z.int(),
})
export type MailerAnswer = z.output<typeof mailerAnswer>

export interface TemplateItem {
  reason: string
  label: string
  about: string
  subject: string
  isOwn: boolean
  href: string
}

export interface LogPage {
  list: OfficeListData<LetterItem>
}

export interface TemplatesPage {
  templates: TemplateItem[]
}

export interface SuppressionsPage {
  list: OfficeListData<SuppressionItem>
}

export interface TemplatePage {
  reason: string
  label: string
  about: string
  fields: { name: string; label: string }[]
  /** as our own words have it */
  usualSubject: string
  subject: string
  opening: string
  preview: string
  email: string
}

export interface MailingsPage {
  list: OfficeListData<MailingItem>
  segments: { value: string; label: string }[]
  nowLocal: string
  zone: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'letters.log': LogPage
    'letters.templates': TemplatesPage
    'letters.template': TemplatePage
    'letters.mailings': MailingsPage
    'letters.suppressions': SuppressionsPage
  }
}
