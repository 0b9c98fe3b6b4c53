import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { readJson } from '../../../shared/json.ts'
import { framedPage } from '../../../shared/page.ts'
import { pointsText } from '../../../shared/points.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { listMates, type MarkerContext, possibleOf } from '../assignments/assignments.ts'
import { findChapter } from '../classes/classes.ts'
import { scopeOf } from '../enrolments/enrolments.ts'
import { lockMarked, ownTries } from './grading-hand-ins.ts'
import * as lists from './hand-in-lists.store.ts'
import type { MarkHandInPage } from './hand-in-pages.contract.ts'
import { handInStates, lastMark, latenessText } from './hand-ins.rules.ts'
import { listAppeal, listEvents, listFiles } from './hand-ins.store.ts'
import { appealPosts } from './own-assignment.ts'
import { keptFileOf } from './submitted-files.ts'

/** One that was handed in, with all that is needed to mark it. */
export const loadMarkHandIn: PersonalPageLoad = { access: permissions.grade, query: [], load: markingPage }

async function markingPage(context: PersonalContext) {
  const { tx, viewer, tenant } = context
  const { row, assignment } = await lockMarked(context, Number(context.params.id))
  const events = await listEvents(tx, row.id)
  const last = lastMark(events)
  const name = await lists.findName(tx, row.id)
  const { label, tone } = handInStates[row.state]
  const asks = await lists.findAsks(tx, row.chapterId)
  const chapter =
    asks && readJson(await findChapter(context, { classId: assignment.classId, slug: asks.slug }))
  const tries = (await ownTries(context, row)).filter(one => one.state !== 'draft')
  const mates = row.groupNumber === null ? [] : await listMates(tx, row.chapterId, row.groupNumber)
  const data: MarkHandInPage = {
    id: row.id,
    chapterId: row.chapterId,
    name,
    mates: mates.map(one => one.name),
    title: assignment.title,
    className: assignment.className,
    submittedText: row.submittedAt ? momentText(row.submittedAt, tenant.timeZone) : '',
    lateText: row.lateness > 0 ? `Terlambat ${latenessText(row.lateness)}` : '',
    latePercent: row.latePercent,
    state: row.state,
    stateLabel: row.state === 'submitted' && row.points !== null ? 'Dinilai, belum dirilis' : label,
    stateTone: tone,
    text: row.text,
    link: row.link,
    files: (await listFiles(tx, [row.id])).map(keptFileOf),
    hasInstructions: (chapter?.content ?? '') !== '',
    instructionsHtml: chapter?.content ?? '',
    rubric: assignment.rubric,
    possible: possibleOf(assignment.rubric, assignment.points),
    points: last?.points ?? null,
    levels: last?.levels ?? {},
    comment: last?.comment ?? '',
    event: row.events,
    history: events.map(event => historyLine(event, tenant.timeZone)),
    remarks: await lists.listRemarks(tx, memberOf(viewer).membershipId),
    appeal: appealPosts(await listAppeal(tx, row.id), tenant.timeZone),
    others: tries
      .filter(one => one.id !== row.id)
      .map(one => ({
        label: `Pengumpulan ${one.number}: ${handInStates[one.state].label.toLowerCase()}`,
        href: to.markHandIn(one),
      })),
    ...(await neighbours(context, row)),
    listHref: to.handIns({ chapter: row.chapterId }),
  }
  return framedPage('office', 'handIns.marking', data, {
    title: `Menilai ${name}`,
    description: 'Menilai satu tugas.',
    canonical: to.markHandIn(row),
  })
}

const eventWords = { mark: 'menilai', return: 'mengembalikan', release: 'merilis nilai' } as const

function historyLine(
  { kind, points, byName, at }: Awaited<ReturnType<typeof listEvents>>[number],
  timeZone: string,
): string {
  const what = kind === 'mark' && points !== null ? `menilai ${pointsText(points)} poin` : eventWords[kind]
  return `${byName ?? 'Anggota terhapus'} ${what}, ${momentText(at, timeZone)}`
}

/** What lies before and after it among those that wait, in the order they came. */
async function neighbours(
  { tx, viewer }: MarkerContext,
  { id, chapterId }: { id: number; chapterId: number },
) {
  const waiting = (await lists.listWaiting(tx, scopeOf(viewer), chapterId)).filter(
    one => one.state === 'submitted',
  )
  const index = waiting.findIndex(one => one.id === id)
  const hrefOf = (one: { id: number } | undefined) => (one ? to.markHandIn(one) : '')
  const after = index < 0 ? waiting[0] : waiting[index + 1]
  return {
    placeText: index < 0 ? '' : `${index + 1} dari ${waiting.length} yang menunggu`,
    previousHref: index > 0 ? hrefOf(waiting[index - 1]) : '',
    nextHref: hrefOf(after),
  }
}
