import { grantOf } from '../../../platform/http/access.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import {
  type ChapterMeeting,
  type ClassWay,
  type NextMeeting,
  type OwnContext,
  scopeOf,
} from '../enrolments/enrolments.ts'
import { chapterMeetingOf, nextMeetingOf, standingOf } from './meetings.cards.ts'
import { wasThere } from './meetings.rules.ts'
import { listRows } from './meetings.store.ts'
import { listAll, listNext, listOfChapter } from './own-meetings.store.ts'

const dayAhead = 86_400_000

/** Whoever teaches is told on the first page of what is held within a day. */
export const meetingsOverview: OverviewPart = {
  place: 22,
  async waiting({ tx, viewer, clock }) {
    const grant = grantOf(permissions.leadMeetings, viewer.member)
    if (grant === 'none') return []
    const now = clock.now()
    const asked = { page: 1, pageSize: 3, when: 'next' as const }
    const { rows } = await listRows(tx, asked, scopeOf({ ...viewer, grant }), now)
    return rows
      .filter(row => row.startAt.getTime() - now.getTime() < dayAhead)
      .map(row => ({
        label: row.title,
        text: `${standingOf(row, now).label}: ${momentText(row.startAt, row.timeZone)}, ${row.className}.`,
        href: to.meeting(row),
        tone: 'orange' as const,
      }))
  },
}

const own = ({ viewer }: OwnContext) => memberOf(viewer).membershipId

/** The next meetings of one class, or of all one takes part in. */
export async function nextMeetings(context: OwnContext, classId: number | null): Promise<NextMeeting[]> {
  const now = context.clock.now()
  const rows = await listNext(context.tx, { membershipId: own(context), classId, now })
  return rows.map(row => nextMeetingOf(row, now))
}

export async function chapterMeetings(context: OwnContext, chapterId: number): Promise<ChapterMeeting[]> {
  const rows = await listOfChapter(context.tx, { membershipId: own(context), chapterId })
  return rows.map(row => chapterMeetingOf(row, context.tenant.mediaBase, context.clock.now()))
}

/** The way from one's class to all of its meetings, where it has any. */
export async function meetingsWay(
  context: OwnContext,
  { classId, slug }: { classId: number; slug: string },
): Promise<ClassWay[]> {
  const rows = await listAll(context.tx, { membershipId: own(context), classId, since: new Date(0) })
  if (rows.length === 0) return []
  const came = rows.filter(({ attended }) => wasThere(attended)).length
  return [
    {
      label: 'Pertemuan dan rekaman',
      text: `${rows.length} pertemuan · hadir ${came} kali`,
      href: to.ownMeetings({ slug }),
    },
  ]
}
