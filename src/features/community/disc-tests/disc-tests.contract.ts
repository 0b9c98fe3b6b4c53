import { z } from 'zod'
import type { ShownForm } from '../../../shared/shown-form.ts'
import type { Action, Crumb, Heading } from '../../../ui/parts.tsx'
import { groups, type letters } from './disc-phrases.rules.ts'

/** What a program sends: of each group the letter of its phrases that fits most, and least. */
export const sentAnswers = z.strictObject({
  answers: z
    .array(
      z
        .strictObject({
          most: z.string('Pilih yang paling sesuai').max(10),
          least: z.string('Pilih yang paling tidak sesuai').max(10),
        })
        .refine(({ most, least }) => most !== least, {
          message: 'Pilih dua kata yang berbeda',
          path: ['least'],
        }),
      'Kirim 24 jawaban',
    )
    .length(groups.length, 'Kirim 24 jawaban')
    .meta({ label: 'Jawaban' }),
  /** whether whoever answers is 18 or older; a child's answers are not kept */
  is_adult: z.boolean().default(false).meta({ label: 'Berusia 18 tahun atau lebih' }),
})

export const discGroups = z.object({
  wording: z.string(),
  groups: z.array(z.object({ phrases: z.array(z.object({ id: z.string(), text: z.string() })) })),
})

export interface DiscStartPage extends ShownForm {
  heading: Heading
  crumbs: Crumb[]
  path: string
  honest: readonly string[]
  keptText: string
  resume: Action
}

export interface DiscGroupPage extends ShownForm {
  heading: Heading
  crumbs: Crumb[]
  path: string
  /** from 1 */
  group: number
  of: number
  phrases: string[]
  hasPrevious: boolean
}

export interface DiscBar {
  letter: (typeof letters)[number]
  name: string
  most: number
  least: number
  change: number
  isLeading: boolean
}

export interface DiscResultPage {
  heading: Heading
  crumbs: Crumb[]
  bars: DiscBar[]
  /** the chart in words */
  chartText: string
  texts: { title: string; text: string }[]
  doubts: string[]
  honest: readonly string[]
  keptText: string
  /** forms of its owner; none for others */
  owner?: { path: string; shareUrl: string }
  /** it lies in this browser alone */
  isLocal: boolean
  again: Action
}

export interface DiscCountsPage {
  total: number
  rows: { key: string; label: string; count: number; share: string }[]
  /** why nothing is shown; empty: it is */
  hidden: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'disc-tests.start': DiscStartPage
    'disc-tests.group': DiscGroupPage
    'disc-tests.result': DiscResultPage
    'disc-tests.counts': DiscCountsPage
  }
}
