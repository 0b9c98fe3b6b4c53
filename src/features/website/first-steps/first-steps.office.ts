import { grantOf } from '../../../platform/http/access.ts'
import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import type { Institution } from '../../../shared/institutions.ts'
import { newestPosts } from '../../content/posts/posts.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { hasPublishedEntry } from '../../core/entries/entries.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { hasPrices, hasRuns } from '../../learning/classes/classes.ts'
import { hasKind } from '../../membership/members/members.ts'
import { findStart } from './first-steps.ts'

const entry =
  (kind: string) =>
  ({ tx }: PersonalContext) =>
    hasPublishedEntry(tx, kind)

const only = (...institutions: Institution[]) => institutions

/** A new site's admin is led to its first steps until they are done or left; then each kind of institution has its own list. */
export const firstStepsOverview: OverviewPart = {
  place: 5,
  async begin(context) {
    if (grantOf(permissions.beginSite, context.viewer.member) === 'none') return undefined
    const start = await findStart(context)
    return start && !start.isEnded ? to.firstSteps() : undefined
  },
  institution: async context => (await findStart(context))?.institution ?? undefined,
  steps: [
    {
      id: 'teachers',
      place: 80,
      title: 'Undang guru pertama',
      text: 'Guru menulis bahan dan memeriksa tugas.',
      href: to.invitations(),
      for: only('school'),
      isDone: ({ tx }) => hasKind(tx, 3),
    },
    {
      id: 'class',
      place: 90,
      title: 'Terbitkan kelas pertama',
      text: 'Tulis sendiri, atau impor buku yang sudah ada.',
      href: to.classesWritten(),
      for: only('school', 'academy', 'training'),
      isDone: entry('class'),
    },
    {
      id: 'run',
      place: 100,
      title: 'Jadwalkan angkatan',
      text: 'Tanggal, kursi, dan cara bergabung.',
      href: to.classesWritten(),
      for: only('academy', 'training'),
      isDone: ({ tx }) => hasRuns(tx),
    },
    {
      id: 'price',
      place: 110,
      title: 'Tentukan harga',
      text: 'Kelas berbayar dibeli dari halamannya sendiri.',
      href: to.classesWritten(),
      for: only('academy', 'training'),
      isDone: ({ tx }) => hasPrices(tx),
    },
    {
      id: 'program',
      place: 120,
      title: 'Terbitkan program',
      text: 'Program studi atau program belajar, dengan isinya.',
      href: routes['Kelola-Program'],
      for: only('campus'),
      isDone: entry('program'),
    },
    {
      id: 'news',
      place: 130,
      title: 'Tulis berita pertama',
      text: 'Tampil di beranda dan di halaman berita.',
      href: to.writings(),
      for: only('campus', 'foundation'),
      isDone: async context => (await newestPosts(context, { kindSlug: 'news' }, 1)).length > 0,
    },
    {
      id: 'campaign',
      place: 140,
      title: 'Buka penggalangan dana',
      text: 'Sebutkan untuk apa, dan berapa yang diperlukan.',
      href: routes['Kelola-Kampanye'],
      for: only('foundation'),
      isDone: entry('campaign'),
    },
    {
      id: 'event',
      place: 150,
      title: 'Umumkan acara pertama',
      text: 'Waktu, tempat, dan pendaftaran.',
      href: routes['Kelola-Acara'],
      for: only('community'),
      isDone: entry('event'),
    },
  ],
}
