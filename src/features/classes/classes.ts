import type { InTenant } from '../../platform/http/endpoint.ts'
import type { Paged } from '../../shared/envelope.ts'
import { notFound } from '../../shared/failure.ts'
import type { ChapterRow, ClassDetail, ClassItem, ClassListQuery } from './classes.contract.ts'
import * as store from './classes.store.ts'
import { type DatedRun, listRunsSince as listRuns } from './runs.store.ts'

export type { ClassDetail } from './classes.contract.ts'
export type { DatedRun } from './runs.store.ts'

/** Reading classes. The texts are JSON that PostgreSQL built, in the shapes of classes.contract.ts. */
export function listClasses({ tx, tenant, clock }: InTenant, query: ClassListQuery): Promise<string> {
  return store.listClasses(tx, query, clock.now(), tenant.pictureBase)
}

export async function listClassItems(context: InTenant, query: ClassListQuery): Promise<Paged<ClassItem>> {
  return JSON.parse(await listClasses(context, query))
}

export async function getClass({ tx, tenant, clock }: InTenant, slug: string): Promise<string> {
  const text = await store.findClass(tx, { slug }, clock.now(), tenant.pictureBase)
  if (text === 'null') throw notFound('Kelas')
  return text
}

export async function findClassDetail(
  { tx, tenant, clock }: InTenant,
  by: { slug: string } | { code: string },
): Promise<ClassDetail | undefined> {
  const text = await store.findClass(tx, by, clock.now(), tenant.pictureBase)
  return text === 'null' ? undefined : JSON.parse(text)
}

export async function getSyllabus({ tx, clock }: InTenant, classroomId: number): Promise<string> {
  const text = await store.findSyllabus(tx, classroomId, clock.now())
  if (text === 'null') throw notFound('Ruang kelas')
  return text
}

export async function findChapter(
  { tx }: InTenant,
  classId: number,
  slug: string,
): Promise<ChapterRow | undefined> {
  const text = await store.findChapter(tx, classId, slug)
  return text === 'null' ? undefined : JSON.parse(text)
}

export function listClassCategories({ tx, clock }: InTenant): Promise<{ slug: string; name: string }[]> {
  return store.listClassCategories(tx, clock.now())
}

/** Dated runs for calendars: those that ended after `since`, and all that are to come, at most so many. */
export async function listRunsSince({ tx, clock }: InTenant, since: Date, most: number): Promise<DatedRun[]> {
  return JSON.parse(await listRuns(tx, since, most, clock.now()))
}
