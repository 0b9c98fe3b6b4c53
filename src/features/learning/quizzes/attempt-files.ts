import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { grantOf } from '../../../platform/http/access.ts'
import type { InTenant, OpenContext } from '../../../platform/http/endpoint.ts'
import { conflict, Failure, notFound } from '../../../shared/failure.ts'
import { bytesText } from '../../../shared/media.ts'
import {
  dropPrivate,
  type FormFile,
  type MediaDeps,
  type PrivateFile,
  sendPrivateFile,
  takeFormPrivately,
  takePrivately,
} from '../../core/media/media.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import type { OwnContext } from '../enrolments/enrolments.ts'
import * as store from './attempt-files.store.ts'
import { findAttempt } from './attempts.store.ts'
import { lockRunning } from './attempts.ts'
import { openItems } from './grading.ts'
import type { AttemptFile } from './quizzes.contract.ts'
import { getManaged } from './quizzes.ts'

/** Files that answer questions of an attempt: private, for whoever sent them and who marks. */

const largestFile = 50 * 1024 * 1024

/** As both sides see them. */
export const attemptFilesOf = async (
  { tx }: Pick<InTenant, 'tx'>,
  attemptId: number,
): Promise<AttemptFile[]> =>
  (await store.listFiles(tx, attemptId)).map(({ id, slot, name, bytes }) => ({
    id,
    slot,
    name,
    sizeText: bytesText(bytes),
    href: `/v1/quiz-attempts/${attemptId}/files/${id}`,
  }))

/** An upload that is whole becomes part of the answer to a question; asked again, it is kept once. */
export async function addFile(
  house: MediaDeps,
  context: OpenContext,
  attemptId: number,
  { slot, upload }: { slot: number; upload: string },
): Promise<AttemptFile[]> {
  const { tenant } = context
  const known = await house.database.withTenant(tenant.id, async tx => {
    const inside = { ...context, tx, clock: house.clock }
    await assertRoom(inside, attemptId, slot)
    const files = await store.listFiles(tx, attemptId)
    return files.some(one => one.upload === upload) ? attemptFilesOf(inside, attemptId) : undefined
  })
  if (known) return known
  return takePrivately(house, context, upload, async (tx, file) => {
    const inside = { ...context, tx, clock: house.clock }
    await keepFile(inside, { attemptId, slot, ...file, upload })
    return attemptFilesOf(inside, attemptId)
  })
}

/** The same of files that came in a plain form, each under the name of its question. */
export async function addFormFiles(
  house: MediaDeps,
  context: OpenContext,
  attemptId: number,
  given: readonly FormFile[],
): Promise<void> {
  for (const one of given)
    await takeFormPrivately(house, context, { ...one, isBound: true }, async (tx, file) => {
      const upload = `form-${randomBytes(12).toString('hex')}`
      const slot = Number(/^q(\d+)$/.exec(one.field)?.[1] ?? 0)
      await keepFile({ ...context, tx, clock: house.clock }, { attemptId, slot, ...file, upload })
    })
}

async function keepFile(
  context: OwnContext,
  file: PrivateFile & { attemptId: number; slot: number; upload: string },
): Promise<void> {
  await assertRoom(context, file.attemptId, file.slot)
  if (file.bytes > largestFile)
    throw new Failure('tooLarge', `Terlalu besar: satu berkas paling besar ${bytesText(largestFile)}.`)
  await store.insertFile(context.tx, { ...file, at: context.clock.now() })
}

async function assertRoom(context: OwnContext, attemptId: number, slot: number): Promise<void> {
  await lockRunning(context, attemptId)
  const item = (await openItems(context, attemptId)).find(one => one.slot === slot)
  const exercise = item?.question.exercise([])
  if (exercise?.kind !== 'file') throw conflict('Soal ini tidak menerima berkas.')
  const sent = (await store.listFiles(context.tx, attemptId)).filter(one => one.slot === slot)
  if (sent.length >= exercise.most)
    throw conflict(`Paling banyak ${exercise.most} berkas. Hapus salah satu dahulu.`)
}

/** Takes a file out of an answer, as long as the attempt is under way. */
export async function dropFile(
  house: MediaDeps,
  context: OpenContext,
  attemptId: number,
  fileId: number,
): Promise<AttemptFile[]> {
  const { tenant } = context
  const { left, gone } = await house.database.withTenant(tenant.id, async tx => {
    const inside = { ...context, tx, clock: house.clock }
    await lockRunning(inside, attemptId)
    const key = await store.removeFile(tx, attemptId, fileId)
    if (!key) throw notFound('Berkas')
    await dropPrivate(tx, key)
    return { left: await attemptFilesOf(inside, attemptId), gone: key }
  })
  await house.files.remove(tenant.slug, gone)
  return left
}

/** Sends it to whoever may have it; anybody else finds none. */
export async function sendFile(
  { database, files }: MediaDeps,
  context: OpenContext,
  { id, fileId }: { id: number; fileId: number },
  take: () => ServerResponse,
): Promise<void> {
  const { tenant, viewer } = context
  const file = await database.withTenant(tenant.id, async tx => {
    const row = await findAttempt(tx, id)
    if (!row) throw notFound('Berkas')
    if (row.membershipId !== memberOf(viewer).membershipId) {
      const grant = grantOf(permissions.grade, viewer.member)
      if (grant === 'none') throw notFound('Berkas')
      await getManaged({ ...context, tx, viewer: { ...viewer, grant } }, row.chapterId)
    }
    return (await store.listFiles(tx, id)).find(one => one.id === fileId)
  })
  if (!file) throw notFound('Berkas')
  await sendPrivateFile(context, { ...file, found: await files.open(tenant.slug, file.key) }, take)
}
