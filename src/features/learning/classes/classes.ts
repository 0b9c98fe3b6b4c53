import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { notFound } from '../../../shared/failure.ts'
import * as batches from './batches.store.ts'
import * as details from './class-detail.store.ts'
import type {
  BatchListQuery,
  ClassCatalogueQuery,
  ClassListQuery,
  OutlineQuery,
  WebinarListQuery,
} from './class-queries.contract.ts'
import type {
  BatchItem,
  BatchList,
  ChapterRow,
  ClassDetail,
  ClassItem,
  OutlineItem,
} from './classes.contract.ts'
import * as store from './classes.store.ts'
import * as outlines from './outlines.store.ts'
import { findProgramId } from './programs-of.store.ts'
import { type DatedRun, listRunsSince as listRuns } from './runs.store.ts'
import * as webinars from './webinars.store.ts'

export type { ClassDetail } from './classes.contract.ts'
export { batchItem, outlineItem } from './classes.contract.ts'
export { badges, levels, types } from './classes.rules.ts'
export type { DatedRun } from './runs.store.ts'

/** Reading classes. The texts are JSON that PostgreSQL built, in the shapes of classes.contract.ts. */
export function listClasses({ tx, tenant, clock }: InTenant, query: ClassListQuery): Promise<string> {
  return store.listClasses(tx, query, clock.now(), tenant.pictureBase)
}

export async function listClassItems(context: InTenant, query: ClassListQuery): Promise<Paged<ClassItem>> {
  return JSON.parse(await listClasses(context, query))
}

/** more classes than this stand on no page, and no tenant of ours has them */
const allAtOnce = 1000

/** The whole catalogue, newest first unless it says otherwise. */
export function listCatalogue(context: InTenant, query: ClassCatalogueQuery): Promise<string> {
  const { 'filter.type': filterType, type, programId, all, ...rest } = query
  return listClasses(context, {
    ...rest,
    ...(all ? { page: 1, pageSize: allAtOnce } : {}),
    type: type ?? filterType,
    programIds: programId === undefined ? undefined : [programId],
  })
}

/** The ten classes published last. */
export function listRecentClasses(context: InTenant): Promise<string> {
  return listClasses(context, { page: 1, pageSize: 10, sort: 'newest' })
}

export async function getClass({ tx, tenant, clock }: InTenant, slug: string): Promise<string> {
  const text = await details.findClass(tx, { slug }, clock.now(), tenant.pictureBase)
  if (text === 'null') throw notFound('Kelas')
  return text
}

export async function findClassDetail(
  { tx, tenant, clock }: InTenant,
  by: details.ClassKey,
): Promise<ClassDetail | undefined> {
  const text = await details.findClass(tx, by, clock.now(), tenant.pictureBase)
  return text === 'null' ? undefined : JSON.parse(text)
}

export async function getSyllabus({ tx, clock }: InTenant, classroomId: number): Promise<string> {
  const text = await details.findSyllabus(tx, classroomId, clock.now())
  if (text === 'null') throw notFound('Ruang kelas')
  return text
}

export async function findChapter(
  { tx }: InTenant,
  classId: number,
  slug: string,
): Promise<ChapterRow | undefined> {
  const text = await details.findChapter(tx, classId, slug)
  return text === 'null' ? undefined : JSON.parse(text)
}

export function listClassCategories({ tx, clock }: InTenant): Promise<{ slug: string; name: string }[]> {
  return store.listClassCategories(tx, clock.now())
}

/** Dated online meetings, the next one first. */
export function listWebinars({ tx, tenant, clock }: InTenant, query: WebinarListQuery): Promise<string> {
  return webinars.listWebinars(tx, query, clock.now(), tenant.pictureBase)
}

/** What classes consist of: modules and chapters by name, without their texts. */
export async function listOutlines(
  { tx, clock }: InTenant,
  query: OutlineQuery,
): Promise<Paged<OutlineItem>> {
  return JSON.parse(await outlines.listOutlines(tx, query, clock.now()))
}

/** Runs that can be joined, are about to begin, or go on. */
export function listBatches({ tx, clock }: InTenant, query: BatchListQuery): Promise<string> {
  return batches.listBatches(tx, query, clock.now())
}

export async function listBatchItems(context: InTenant, query: BatchListQuery): Promise<BatchList> {
  return JSON.parse(await listBatches(context, query))
}

export async function getBatch({ tx, clock }: InTenant, id: number): Promise<BatchItem> {
  const text = await batches.findBatch(tx, id, clock.now())
  if (text === 'null') throw notFound('Angkatan')
  return JSON.parse(text)
}

/** Dated runs for calendars: those that ended after `since`, and all that are to come, at most so many. */
export async function listRunsSince({ tx, clock }: InTenant, since: Date, most: number): Promise<DatedRun[]> {
  return JSON.parse(await listRuns(tx, since, most, clock.now()))
}

/** Classes of a programme, by its slug; none where visitors see no such programme. */
export async function listClassItemsOf(
  context: InTenant,
  programSlug: string,
  query: ClassListQuery,
): Promise<ClassItem[]> {
  const id = await findProgramId(context.tx, programSlug)
  return id === undefined ? [] : (await listClassItems(context, { ...query, programIds: [id] })).items
}
