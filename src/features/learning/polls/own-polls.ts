import type { CallContext } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import {
  type ClassWay,
  type DueWork,
  findOwnLearning,
  mayRead,
  type OwnContext,
} from '../enrolments/enrolments.ts'
import * as answers from './poll-answers.store.ts'
import type { AskedPoll } from './polls.contract.ts'
import * as store from './polls.store.ts'
import { questionOf } from './polls.ts'

/** how long what is over can still be read, with its key */
const shownFor = 6 * 3_600_000

async function ownCourse(context: OwnContext, slug: string) {
  const row = await findOwnLearning(context, slug)
  if (!row || !mayRead(row.state)) throw notFound('Kelas')
  return row
}

const ownPoll = ({ tx, clock }: OwnContext, by: { classId: number; classroomId: number | null }) =>
  store.findOwn(tx, {
    classId: by.classId,
    runId: by.classroomId,
    since: new Date(clock.now().getTime() - shownFor),
  })

/** What one's class is asked now; null: nothing. The key only once it is over. */
export async function readOwnPoll(
  context: OwnContext,
  slug: string,
): Promise<{ name: string; asked: AskedPoll | null }> {
  const course = await ownCourse(context, slug)
  const row = await ownPoll(context, course)
  return { name: course.name, asked: row ? await askedOf(context, row) : null }
}

async function askedOf(context: OwnContext, row: store.PollRow): Promise<AskedPoll> {
  const { prompt, options } = await questionOf(context, row)
  const { membershipId } = memberOf(context.viewer)
  const given =
    (await answers.findGiven(context.tx, { pollId: row.id, round: row.round, membershipId }))?.option ?? ''
  const isOver = row.state === 'closed'
  return {
    id: row.id,
    prompt,
    state: row.state,
    round: row.round,
    options: options.map(({ id, text }) => ({ id, text })),
    given,
    key: isOver ? (options.find(one => one.isRight)?.id ?? '') : '',
    feedback: isOver ? (options.find(({ id }) => id === given)?.misconception ?? '') : '',
  }
}

/** One's answer of this round, which may be another as long as it is open. */
export async function answerPoll(
  context: CallContext,
  id: number,
  { round, option }: { round: number; option: string },
): Promise<AskedPoll> {
  const { tx, clock } = context
  const { membershipId } = memberOf(context.viewer)
  // held, so that no answer comes into a round that ends at this moment
  const row = await store.lockPoll(tx, id)
  if (!row || !(await store.mayAnswer(tx, row, membershipId))) throw notFound('Pertanyaan')
  if (row.state !== 'open' || row.round !== round)
    throw conflict('Putaran ini sudah ditutup. Tunggu pengajar bertanya lagi.')
  const { options } = await questionOf(context, row)
  if (!options.some(one => one.id === option)) throw invalidField('option', 'Pilih satu jawaban')
  await answers.writeAnswer(tx, { pollId: id, round, membershipId, option, at: clock.now() })
  return askedOf(context, row)
}

/** What waits for one's answer stands among what is due. */
export async function duePolls({ tx, viewer }: OwnContext): Promise<DueWork[]> {
  const rows = await store.listDue(tx, memberOf(viewer).membershipId)
  return rows.map(({ className, slug, begunAt }) => ({
    title: 'Pertanyaan untuk kelas',
    className,
    href: to.ownPoll({ slug }),
    dueText: 'sedang berlangsung',
    label: 'Jawab sekarang',
    tone: 'orange' as const,
    at: begunAt,
  }))
}

/** The way from one's class, while it is being asked something. */
export async function pollWay(
  context: OwnContext,
  { classId, classroomId, slug }: { classId: number; classroomId: number | null; slug: string },
): Promise<ClassWay[]> {
  const row = await ownPoll(context, { classId, classroomId })
  if (!row || row.state === 'closed') return []
  return [{ label: 'Pertanyaan untuk kelas', text: 'Sedang berlangsung', href: to.ownPoll({ slug }) }]
}
