import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { momentOrEmpty } from '../../../platform/http/written-fields.ts'
import { instantOf } from '../../../shared/days.ts'
import { isSafeHref } from '../../../shared/safe-href.ts'
import type { Announcement } from '../../../shared/who.ts'

const line = (max: number) => plainText(max).trim()

const moment = (label: string, hint: string) => momentOrEmpty.meta({ label, hint })

const audiences = { all: 'Semua pengunjung', members: 'Anggota yang sudah masuk' } as const

/** The setting `announcement`: one line above every page. Moments are of the site's own zone. */
export const announcementSetting = z
  .strictObject({
    text: line(200)
      .min(1, 'Wajib diisi')
      .meta({ label: 'Kata-kata', control: 'area', lines: 2, hint: 'Satu kalimat, di atas setiap halaman' }),
    label: line(40).default('').meta({ label: 'Kata tautan', example: 'Daftar sekarang' }),
    href: line(500)
      .refine(
        href => href === '' || isSafeHref(href),
        'Tautan harus berupa alamat di situs ini (/Class) atau alamat lengkap (https://…)',
      )
      .default('')
      .meta({ label: 'Alamat tautan', example: '/Class atau https://…', from: 'pages' }),
    from: moment('Tampil mulai', 'Kosong: sekarang juga'),
    until: moment('Tampil sampai', 'Kosong: sampai Anda menurunkannya'),
    audience: z
      .enum(['all', 'members'], 'Pilihan: all, members')
      .default('all')
      .meta({ label: 'Untuk siapa', words: audiences, required: true }),
  })
  .superRefine(({ from, until, label, href }, { addIssue }) => {
    if (from !== '' && until !== '' && until <= from)
      addIssue({ code: 'custom', path: ['until'], message: 'Harus setelah waktu mulai' })
    if (href !== '' && label === '')
      addIssue({ code: 'custom', path: ['label'], message: 'Tulis kata-kata tautannya' })
    if (label !== '' && href === '')
      addIssue({ code: 'custom', path: ['href'], message: 'Tulis alamat tautannya' })
  })

interface Told {
  values: Record<string, unknown>
  timeZone: string
}

/** What this site announces to them now, and the moment at which that will be otherwise. */
export interface Announced {
  announcement?: Announcement | undefined
  until?: Date | undefined
}

/** What stands above the pages of a site at that moment, for everybody or for its members alone. */
export function announcedBy(
  { values, timeZone }: Told,
  now: Date,
  audience: 'all' | 'members' = 'all',
): Announced {
  const { data } = announcementSetting.safeParse(values.announcement)
  if (!data || data.audience !== audience) return {}
  const { text, label, href } = data
  const at = (local: string) => (local === '' ? undefined : instantOf(local, timeZone))
  const [from, until] = [at(data.from), at(data.until)]
  if (from && now < from) return { until: from }
  if (until && now >= until) return {}
  return { announcement: { text, label, href }, until }
}
