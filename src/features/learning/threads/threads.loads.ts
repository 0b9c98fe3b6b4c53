import { labelsOf } from '../../../platform/http/fields.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { framedPage, type PageAnswer } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { type OwnContext, scopeOf } from '../enrolments/enrolments.ts'
import type { DiscussionItem } from './thread-pages.contract.ts'
import { listReports } from './thread-reports.store.ts'
import { type DiscussionQuery, discussionQuery, newQuestion } from './threads.contract.ts'
import { mayRemove, threadStates } from './threads.rules.ts'
import * as store from './threads.store.ts'
import { getReader, getThread } from './threads.ts'

const labelOf = labelsOf(newQuestion)
const gone = 'Anggota terhapus'

/** What a class talks about: announcements, then questions; of one chapter with `?chapter=`. */
export const loadDiscussion: PersonalPageLoad = {
  access: permissions.beMember,
  office: 'own',
  query: ['chapter'],
  load: context => discussionPage(context, context.params, context.query.chapter),
}

export async function discussionPage(
  context: OwnContext,
  { slug = '' }: Record<string, string>,
  chapterSlug?: string,
  typed: TypedForm = {},
): Promise<PageAnswer<'threads.discussion'>> {
  const { tx, tenant } = context
  const reader = await getReader(context, slug)
  const chapter = chapterSlug ? await store.findChapterBySlug(tx, reader.classId, chapterSlug) : undefined
  const rows = await store.listThreads(tx, reader, chapter?.id ?? null)
  const data = {
    ...shownForm(labelOf, typed),
    slug: reader.slug,
    className: reader.className,
    classHref: reader.isTeam ? to.discussions() : to.learningIn(reader),
    action: to.discussion(chapter ? { ...reader, chapter: chapter.slug } : reader),
    chapter: chapter ? { slug: chapter.slug, title: chapter.title } : null,
    allHref: to.discussion(reader),
    announcements: rows
      .filter(({ kind }) => kind === 'announcement')
      .map(row => ({
        id: row.id,
        title: row.title,
        body: row.body,
        byText: `${row.byName ?? gone}, ${momentText(row.createdAt, tenant.timeZone)}`,
        mayRemove: reader.isTeam,
      })),
    threads: rows
      .filter(({ kind }) => kind === 'question')
      .map(row => ({
        id: row.id,
        title: row.title,
        href: to.thread({ slug: reader.slug, id: row.id }),
        text: [row.byName ?? gone, row.chapterTitle, momentText(row.lastAt, tenant.timeZone)]
          .filter(Boolean)
          .join(' · '),
        stateLabel: threadStates[row.state].label,
        stateTone: threadStates[row.state].tone,
        repliesText: row.posts === 0 ? 'belum ada balasan' : `${row.posts} balasan`,
        isNew: row.isNew,
      })),
    isTeam: reader.isTeam,
  }
  return framedPage('office', 'threads.discussion', data, {
    title: `Diskusi ${reader.className}`,
    description: 'Pertanyaan dan pengumuman kelas.',
    canonical: to.discussion({ slug: reader.slug }),
  })
}

/** One question with its replies. Whoever follows it has seen them now. */
export const loadThread: PersonalPageLoad = {
  access: permissions.beMember,
  office: 'own',
  query: [],
  load: context => threadPage(context, context.params),
}

export async function threadPage(
  context: OwnContext,
  { slug = '', id = '' }: Record<string, string>,
  typed: TypedForm = {},
): Promise<PageAnswer<'threads.one'> | { redirect: string } | undefined> {
  const { tx, tenant } = context
  const number = Number(id)
  if (!Number.isInteger(number) || number < 1 || number > 2_147_483_647) return undefined
  const { thread, reader } = await getThread(context, number)
  if (thread.kind === 'announcement') return { redirect: to.discussion(reader) }
  if (thread.slug !== slug) return { redirect: to.thread({ slug: thread.slug, id: number }) }
  const posts = await store.listPosts(tx, number)
  await store.noteSeen(tx, number, reader.membershipId, thread.posts)
  const at = (moment: Date) => momentText(moment, tenant.timeZone)
  const { label, tone } = threadStates[thread.state]
  const isOwn = thread.byId === reader.membershipId
  const data = {
    ...shownForm(labelOf, typed),
    id: thread.id,
    slug: reader.slug,
    className: reader.className,
    classHref: reader.isTeam ? to.discussions() : to.learningIn(reader),
    discussionHref: to.discussion(reader),
    action: to.thread({ slug: reader.slug, id: thread.id }),
    title: thread.title,
    body: thread.body,
    byText: `${thread.byName ?? gone}, ${at(thread.createdAt)}`,
    about: thread.chapterTitle ?? '',
    stateLabel: label,
    stateTone: tone,
    posts: posts.map(post => ({
      number: post.number,
      byText: `${post.byName ?? gone}, ${at(post.at)}`,
      isTeam: post.isTeam,
      isAnswer: thread.answer === post.number,
      body: post.removedAt ? '' : post.body,
      mayRemove:
        !post.removedAt &&
        mayRemove(
          { isTeam: reader.isTeam, isOwn: post.byId === reader.membershipId },
          thread.posts > post.number,
        ),
    })),
    isTeam: reader.isTeam,
    isFollowing: await store.isFollowing(tx, number, reader.membershipId),
    mayRemove: mayRemove({ isTeam: reader.isTeam, isOwn }, thread.posts > 0),
    reports: reader.isTeam
      ? (await listReports(tx, number)).map(({ post, why }) => ({
          post,
          text: `${post === 0 ? 'Pertanyaan' : `Balasan ${post}`}: ${why}`,
        }))
      : [],
  }
  return framedPage('office', 'threads.one', data, {
    title: thread.title,
    description: `Diskusi di ${reader.className}.`,
    canonical: data.action,
  })
}

/** Questions of the classes somebody looks after, what waits in front, and where one announces. */
export const managedDiscussions = officeList<'threads.list', DiscussionQuery, DiscussionItem>(
  { page: 'threads.list', path: to.discussions(), access: permissions.leadDiscussions },
  { title: 'Diskusi kelas', description: 'Pertanyaan peserta kelas.', search: 'Cari pertanyaan' },
  {
    query: discussionQuery,
    filters: () => [
      {
        name: 'state',
        label: 'Status',
        options: [
          { value: 'open', label: 'Menunggu jawaban' },
          { value: 'answered', label: 'Terjawab' },
          { value: 'reported', label: 'Dilaporkan' },
        ],
      },
    ],
    async list({ tx, viewer, tenant }, query): Promise<Paged<DiscussionItem>> {
      const { rows, total } = await store.listManaged(tx, query, scopeOf(viewer))
      const items = rows.map(row => ({
        id: row.id,
        title: row.title,
        href: to.thread({ slug: row.slug, id: row.id }),
        className: row.className,
        about: row.chapterTitle ?? '',
        byText: row.byName ?? gone,
        sinceText: momentText(row.createdAt, tenant.timeZone),
        replies: row.posts,
        stateLabel: row.isReported ? 'Dilaporkan' : threadStates[row.state].label,
        stateTone: row.isReported ? ('red' as const) : threadStates[row.state].tone,
      }))
      return paged(items, total, query)
    },
    async data(list, { tx, viewer }) {
      const scope = scopeOf(viewer)
      const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })
      const runs = Map.groupBy(await store.listManagedRuns(tx, scope), run => String(run.classId))
      return {
        list,
        classes: (await store.listClasses(tx, scope)).map(option),
        runs: Object.fromEntries([...runs].map(([id, of]) => [id, of.map(option)])),
      }
    },
  },
)
