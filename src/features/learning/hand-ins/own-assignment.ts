import type { InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { notFound } from '../../../shared/failure.ts'
import { readJson } from '../../../shared/json.ts'
import { framedPage, type PageAnswer } from '../../../shared/page.ts'
import { pointsText } from '../../../shared/points.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { listMates, possibleOf, takes } from '../assignments/assignments.ts'
import { findChapter } from '../classes/classes.ts'
import type { OwnContext } from '../enrolments/enrolments.ts'
import type { OwnAssignmentPage, PastHandIn, Result } from './hand-in-pages.contract.ts'
import { handInStates, lastMark, latenessOf, latenessText, latePercentOf } from './hand-ins.rules.ts'
import * as store from './hand-ins.store.ts'
import { getOwnAssignment, type OwnAssignment, whyNot } from './handing-in.ts'
import { keptFileOf } from './submitted-files.ts'

/** What is asked for, what is being written, what earlier tries came to; also what a refused form is shown in. */
export async function ownPage(
  context: OwnContext,
  { slug = '', chapterSlug = '' }: Record<string, string>,
  { problem = '' }: { problem?: string } = {},
): Promise<PageAnswer<'handIns.own'>> {
  const { tx, clock, viewer } = context
  const own = await getOwnAssignment(context, slug, chapterSlug)
  const { assignment, owner } = own
  const rows = await store.listOf(tx, owner)
  const files = Map.groupBy(
    await store.listFiles(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ handInId }) => handInId,
  )
  const draft = rows.find(({ state }) => state === 'draft')
  const last = rows.findLast(({ state }) => state !== 'draft')
  const closed = whyNot(own, rows, clock.now()) ?? ''
  const instructions = own.shut ? '' : await instructionsOf(context, own)
  const past: PastHandIn[] = []
  for (const row of rows.filter(({ state }) => state !== 'draft').toReversed())
    past.push(await pastOf(context, row, files.get(row.id) ?? []))
  const data: OwnAssignmentPage = {
    slug,
    chapter: chapterSlug,
    copyName: `tugas:${memberOf(viewer).membershipId}:${owner.chapterId}`,
    title: assignment.title,
    className: assignment.className,
    classHref: to.learningIn({ slug }),
    discussHref: to.discussion({ slug, chapter: chapterSlug }),
    action: to.assignment({ slug, chapterSlug }),
    facts: factsOf(context, own),
    hasInstructions: instructions !== '',
    instructionsHtml: instructions,
    takes: {
      text: assignment.takes.includes('text'),
      files: assignment.takes.includes('files'),
      link: assignment.takes.includes('link'),
      recording: assignment.takes.includes('recording'),
    },
    rubric: assignment.rubric,
    mates: await matesOf(context, owner),
    timing: closed ? null : timingOf(context, own, last?.state === 'returned'),
    closed: last && closed ? '' : closed,
    draft: draft
      ? {
          id: draft.id,
          rev: draft.rev,
          text: draft.text,
          link: draft.link,
          files: (files.get(draft.id) ?? []).map(keptFileOf),
        }
      : null,
    again: againWords(last, draft, closed),
    done: doneWords(last),
    past,
    problem,
  }
  return framedPage('office', 'handIns.own', data, {
    title: assignment.title,
    description: `Tugas di ${assignment.className}.`,
    canonical: to.assignment({ slug, chapterSlug }),
  })
}

function againWords(
  last: store.HandInRow | undefined,
  draft: store.HandInRow | undefined,
  closed: string,
): string {
  if (draft || !last || closed) return ''
  return last.state === 'returned' ? 'Perbaiki tugas' : 'Ubah dan kumpulkan lagi'
}

function doneWords(last: store.HandInRow | undefined): string {
  if (last?.state === 'submitted') return 'Tugas Anda sudah terkumpul dan menunggu dinilai.'
  if (last?.state === 'returned') return 'Pengajar mengembalikan tugas ini untuk diperbaiki.'
  return last?.state === 'graded' ? 'Tugas Anda sudah dinilai.' : ''
}

async function instructionsOf(context: InTenant, own: OwnAssignment): Promise<string> {
  const { classId, number, assignment } = own
  const chapter = readJson(await findChapter(context, { classId, slug: assignment.chapterSlug, number }))
  if (!chapter) throw notFound('Tugas')
  return chapter.content
}

async function matesOf({ tx, viewer }: OwnContext, owner: store.Owner): Promise<string[]> {
  if (owner.groupNumber === null) return []
  const { membershipId } = memberOf(viewer)
  const all = await listMates(tx, owner.chapterId, owner.groupNumber)
  return all.map(one => (one.membershipId === membershipId ? `${one.name} (Anda)` : one.name))
}

function factsOf(
  { tenant }: InTenant,
  { assignment, owner, dueAt, completion, completionLeast }: OwnAssignment,
) {
  const { attempts, points, rubric, isGroup } = assignment
  return [
    dueAt ? `Paling lambat ${momentText(dueAt, tenant.timeZone)}` : 'Tanpa batas waktu',
    `${assignment.takes.map(one => takes[one].toLowerCase()).join(', ')}`.replace(/^./, letter =>
      letter.toUpperCase(),
    ),
    `Nilai sampai ${pointsText(possibleOf(rubric, points))} poin`,
    completion === 'min_score' ? `Lulus dengan ${completionLeast}%` : '',
    attempts === null ? '' : `${attempts} kali mengumpulkan`,
    isGroup && owner.groupNumber !== null ? `Kelompok ${owner.groupNumber}` : '',
  ].filter(Boolean)
}

/** Said where one presses: that it is late, and what that costs. */
function timingOf(
  { clock, tenant }: InTenant,
  { assignment, dueAt }: OwnAssignment,
  isReturned: boolean,
): OwnAssignmentPage['timing'] {
  if (dueAt === null || isReturned) return null
  const late = latenessOf(dueAt, clock.now())
  const cost = latePercentOf(assignment, late)
  if (late > 0)
    return {
      tone: 'warning',
      text: `Terlambat ${latenessText(late)}. ${cost > 0 ? `Bila dikumpulkan sekarang, nilainya dipotong ${cost}%.` : 'Tetap diterima dan ditandai terlambat.'}`,
    }
  const rule =
    assignment.late === 'refuse'
      ? 'Setelah itu tidak diterima.'
      : assignment.late === 'deduct'
        ? `Setelah itu nilainya dipotong ${assignment.latePercent}% per hari.`
        : 'Setelah itu ditandai terlambat.'
  return { tone: 'info', text: `Batas waktu ${momentText(dueAt, tenant.timeZone)}. ${rule}` }
}

async function pastOf(
  context: InTenant,
  row: store.HandInRow,
  files: readonly store.FileRow[],
): Promise<PastHandIn> {
  const { tx, tenant } = context
  const { label, tone } = handInStates[row.state]
  const isGraded = row.state === 'graded'
  const appeal = isGraded ? await store.listAppeal(tx, row.id) : []
  return {
    id: row.id,
    label: `Pengumpulan ${row.number}`,
    stateLabel: label,
    stateTone: tone,
    whenText: row.submittedAt ? momentText(row.submittedAt, tenant.timeZone) : '',
    lateText: row.lateness > 0 ? `Terlambat ${latenessText(row.lateness)}` : '',
    receipt: row.receipt ?? '',
    text: row.text,
    link: row.link,
    files: files.map(keptFileOf),
    result: isGraded || row.state === 'returned' ? await resultOf(context, row) : null,
    appeal: appealPosts(appeal, tenant.timeZone),
    mayAppeal: isGraded,
  }
}

export const appealPosts = (rows: Awaited<ReturnType<typeof store.listAppeal>>, timeZone: string) =>
  rows.map(({ number, byName, isMarker, text, at }) => ({
    number,
    byText: `${byName ?? 'Anggota terhapus'}, ${momentText(at, timeZone)}`,
    isMarker,
    text,
  }))

async function resultOf({ tx }: InTenant, row: store.HandInRow): Promise<Result | null> {
  const last = lastMark(await store.listEvents(tx, row.id))
  if (!last) return null
  const isReturned = row.state === 'returned'
  return {
    pointsText:
      row.points === null ? '' : `${pointsText(row.points)} dari ${pointsText(row.possible ?? 0)} poin`,
    percentText: isReturned || row.percent === null ? '' : `${row.percent}%`,
    verdict:
      row.isPassed === null || isReturned
        ? null
        : row.isPassed
          ? { label: 'Lulus', tone: 'green' }
          : { label: 'Belum lulus', tone: 'orange' },
    lateText: row.latePercent > 0 ? `Sudah dipotong ${row.latePercent}% karena terlambat.` : '',
    comment: last.comment,
    byText: last.byName ? `Oleh ${last.byName}` : '',
    criteria: last.rubric.flatMap(({ id, title, levels }) => {
      const level = levels.find(one => one.id === last.levels[id])
      return level ? [{ title, level: level.title, pointsText: `${pointsText(level.points)} poin` }] : []
    }),
  }
}
