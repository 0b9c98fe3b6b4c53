import { officePage } from '../../../platform/http/office-page.ts'
import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { dateRange, duration, mediumDate, momentText } from '../../../shared/dates.ts'
import { framedPage } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { deskOf } from '../../core/desks/desks.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { modes } from '../classes/classes.ts'
import { findPlace, listNextMeetings, type NextMeeting } from './chapter-doors.ts'
import { isAttended } from './completions.ts'
import type { LearningInPage, LearningItem, LearningPage } from './enrolment-pages.contract.ts'
import { mayRead, percentOf, states } from './enrolments.rules.ts'
import {
  type ChapterStanding,
  chapterHref,
  findOwnLearning,
  type LearningRow,
  listOwnChapters,
  listOwnLearning,
} from './learning.ts'
import { actionOf, wordsOf } from './place.ts'

/** Everything one takes part in: what goes on first, then what one waits for, then what is finished. */
export const loadLearning = officePage(
  { page: 'enrolments.learning', path: to.learning(), access: permissions.beMember, office: 'own' },
  { title: 'Kelas saya', description: 'Kelas dan kursus yang Anda ikuti.' },
  async context => {
    const rows = await listOwnLearning(context)
    const items = (wanted: (row: LearningRow) => boolean) =>
      rows.filter(wanted).map(row => itemOf(row, context.tenant.timeZone))
    return {
      resume: resumeOf(rows),
      desk: await deskOf(context, 4),
      now: items(({ state }) => state === 'active'),
      waiting: items(({ state }) => !mayRead(state)),
      finished: items(({ state }) => state === 'completed'),
      meetings: (await listNextMeetings(context)).slice(0, 3).map(meetingOf),
      due: await dueOf(context),
      certificates: (await Promise.all(context.partsOf('ownCertificates').map(list => list(context)))).flat(),
      classesHref: to.classes(),
    }
  },
)

const meetingOf = (meeting: NextMeeting) => ({
  title: meeting.title,
  className: meeting.className,
  when: `${momentText(meeting.startAt, meeting.timeZone)}, ${duration(meeting.minutes)}`,
  where: meeting.where,
  href: meeting.href,
  label: meeting.label,
  tone: meeting.tone,
})

/** The class that was read last, and the chapter in it that is next. */
function resumeOf(rows: readonly LearningRow[]): LearningPage['resume'] {
  const row = rows.find(one => one.state === 'active' && one.done < one.total && one.nextTitle !== null)
  if (!row) return undefined
  return {
    title: row.nextTitle ?? '',
    className: row.name,
    words: `${row.done} dari ${row.total} bab selesai`,
    percent: percentOf(row),
    action: actionOf(row),
  }
}

const late = new Date(8.64e15)

/** What is to be handed in, of all rooms that know of such, the most urgent first. */
async function dueOf(context: PersonalContext): Promise<LearningPage['due']> {
  const all = (await Promise.all(context.partsOf('dueWork').map(list => list(context)))).flat()
  return all
    .sort((one, other) => Number(one.at ?? late) - Number(other.at ?? late))
    .slice(0, 8)
    .map(({ at: _, ...shown }) => shown)
}

/** One class as its participant has it: chapters with what is done, the next meetings, the way out. */
export const loadLearningIn: PersonalPageLoad = {
  access: permissions.beMember,
  office: 'own',
  query: [],
  async load(context) {
    const { slug = '' } = context.params
    const row = await findOwnLearning(context, slug)
    if (!row) return { redirect: to.joinClass({ slug }), isTemporary: true }
    const isReader = mayRead(row.state)
    const chapters = isReader ? await listOwnChapters(context, row) : []
    const meetings = isReader ? await listNextMeetings(context, row.classId) : []
    const data: LearningInPage = {
      item: itemOf(row, context.tenant.timeZone),
      words: wordsOf(row.state),
      classHref: to.class(row),
      standingHref: to.joinClass(row),
      formAction: to.learningIn(row),
      keeping: keepingOf(row, chapters, memberOf(context.viewer).membershipId),
      ways: isReader
        ? (await Promise.all(context.partsOf('classWays').map(list => list(context, row)))).flat()
        : [],
      meetings: meetings.map(meetingOf),
      modules: modulesOf(row, chapters, await workedOn(context, row, chapters)),
    }
    return framedPage('office', 'enrolments.in', data, {
      title: row.name,
      description: `Kemajuan Anda di ${row.name}.`,
      canonical: to.learningIn(row),
    })
  },
}

/** Chapters that are open now, with the page of the course. */
function keepingOf(row: LearningRow, chapters: readonly ChapterStanding[], reader: number) {
  if (chapters.length === 0) return undefined
  const pages = chapters.map(chapter => chapterHref(row, chapter))
  const { slug } = row
  const files = chapters.map(one => `/v1/class/notes?${new URLSearchParams({ slug, chapter: one.slug })}`)
  return { reader, slug, name: row.name, pages: [to.learningIn(row), ...pages], files }
}

function itemOf(row: LearningRow, timeZone: string): LearningItem {
  const state = row.state
  const isReader = mayRead(state)
  const hasText = isReader && row.total > 0
  return {
    id: row.id,
    name: row.name,
    href: mayRead(state) ? to.learningIn(row) : to.joinClass(row),
    cover: imageOf(row.cover),
    lines: [...linesOf(row, timeZone), ...(isReader && row.fresh > 0 ? [`${row.fresh} bab baru`] : [])],
    stateLabel: states[state].label,
    stateTone: states[state].tone,
    ...(hasText
      ? { progress: { percent: percentOf(row), words: `${row.done} dari ${row.total} bab selesai` } }
      : {}),
    next: hasText && row.done < row.total ? (row.nextTitle ?? '') : '',
    action: actionOf(row),
  }
}

function linesOf(row: LearningRow, timeZone: string): string[] {
  if (row.state === 'completed' && row.finishedAt) return [`Selesai ${mediumDate(row.finishedAt, timeZone)}`]
  if (!row.runName || !row.startAt || !row.endAt) return ['Belajar mandiri']
  const place =
    row.mode === null
      ? ''
      : [modes[row.mode], row.mode === 'online' ? '' : row.city].filter(Boolean).join(', ')
  return [
    row.runName,
    offWords(row) ?? dateRange(row.startAt, row.endAt, row.timeZone ?? timeZone),
    place,
  ].filter(Boolean)
}

function offWords({ runStatus }: LearningRow): string | undefined {
  if (runStatus === 'cancelled') return 'Dibatalkan'
  return runStatus === 'postponed' ? 'Ditunda' : undefined
}

/** Chapters that are worked on elsewhere, and done by that: nobody ticks them off. */
async function workedOn(
  context: PersonalContext,
  { slug }: LearningRow,
  chapters: readonly ChapterStanding[],
): Promise<Set<number>> {
  const asked = chapters.filter(({ kind }) => kind === 'quiz' || kind === 'assignment')
  const places = await Promise.all(
    asked.map(one =>
      findPlace(context, { chapterId: one.id, chapterSlug: one.slug, classSlug: slug, kind: one.kind }),
    ),
  )
  return new Set(asked.filter((_, at) => places[at] !== undefined).map(({ id }) => id))
}

const doneBy = {
  quiz: 'Selesai setelah lulus kuis',
  assignment: 'Selesai setelah tugas dikumpulkan',
} as const

function howDone(chapter: ChapterStanding, worked: ReadonlySet<number>): string {
  if (isAttended(chapter)) return 'Selesai bila hadir'
  if (!worked.has(chapter.id)) return ''
  return chapter.kind === 'quiz' ? doneBy.quiz : doneBy.assignment
}

function modulesOf(
  row: LearningRow,
  chapters: readonly ChapterStanding[],
  worked: ReadonlySet<number>,
): LearningInPage['modules'] {
  const modules = Map.groupBy(chapters, ({ moduleId }) => moduleId)
  return [...modules.values()].map(of => ({
    title: of[0]?.moduleTitle ?? '',
    chapters: of.map(chapter => ({
      title: chapter.title,
      slug: chapter.slug,
      href: chapterHref(row, chapter),
      minutes: `${chapter.minutes} menit`,
      isDone: chapter.doneAt !== null,
      doneBy: howDone(chapter, worked),
      isExtra: !chapter.isRequired,
      isNew: chapter.isNew,
    })),
  }))
}
