import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import type { FormField } from '../../../shared/form-field.ts'

export const noticeSection = z.strictObject({
  title: plainText(120).trim().min(3, 'Judul minimal 3 karakter').meta({ label: 'Judul' }),
  text: plainText(8_000)
    .trim()
    .min(10, 'Isi minimal 10 karakter')
    .meta({ label: 'Isi', control: 'area', lines: 6 }),
})
export type NoticeSection = z.output<typeof noticeSection>

export const noticePublishing = z.strictObject({
  sections: z.array(noticeSection).min(1, 'Tulis minimal satu bagian').max(30, 'Maksimal 30 bagian'),
  summary: plainText(600).trim().min(10, 'Ringkas perubahannya, minimal 10 karakter').meta({
    label: 'Ringkasan perubahan',
    control: 'area',
    hint: 'Dikirim kepada anggota dan tampil di atas kebijakan.',
  }),
  /** the version that was edited: whoever publishes second is told */
  baseVersion: z.int('Versi harus berupa bilangan bulat').min(0, 'Versi tidak valid'),
})
export type NoticePublishing = z.output<typeof noticePublishing>

const noticeVersion = z.object({
  version: z.int(),
  summary: z.string(),
  publishedAt: z.string(),
  publishedText: z.string(),
})

export const noticeShape = noticeVersion.extend({ contentHtml: z.string() })
export const notices = z.object({ current: noticeShape.nullable(), versions: z.array(noticeVersion) })
export type Notices = z.output<typeof notices>

export const noticePublished = z.object({ version: z.int() })

export interface PolicyPage {
  site: string
  /** the version that is shown; null where there is none */
  shown: { version: number; dateText: string; summary: string; isCurrent: boolean } | null
  contentHtml: string
  versions: { version: number; dateText: string; href: string; isShown: boolean }[]
  contact: { email?: string; whatsapp?: string }
  /** where one's rights are used */
  rightsHref: string
}

export interface NoticeEditorPage {
  baseVersion: number
  sections: NoticeSection[]
  /** the first version begins from an example */
  isExample: boolean
  fields: { section: readonly FormField[]; publishing: readonly FormField[] }
  members: number
  policyHref: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'privacy.editor': NoticeEditorPage
    'privacy.policy': PolicyPage
  }
}
