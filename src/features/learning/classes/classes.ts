import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { isThere, type Json, type KeptJson } from '../../../shared/json.ts'
import * as batches from './batches.store.ts'
import * as details from './class-detail.store.ts'
import type { ClassCatalogueQuery, ClassListQuery } from './class-queries.contract.ts'
import type { BatchItem, ClassDetail, ClassItem, Syllabus } from './classes.contract.ts'
import { firstClasses, listClasses, pageOfClasses } from './classes.store.ts'
import { findProgramId } from './programs-of.store.ts'

export { listBatches } from './batches.store.ts'
export { bringCourse, type CourseText } from './brought-course.store.ts'
export { type CoursePlan, planBroughtCourse } from './brought-course-plan.store.ts'
/** Reading classes: JSON that PostgreSQL built, in the shapes of classes.contract.ts. */
export { beginClass, listChapterSlugs, putChapter } from './chapter-writing.store.ts'
export { classAnswer } from './class-detail.loads.ts'
export { findChapter, findClass, findFormerChapter, listDraftStates } from './class-detail.store.ts'
export { categoryFilters, levelFilter, typeFilter } from './class-filters.ts'
export { listOutlines } from './class-outlines.store.ts'
export { webinarColumns } from './class-sql.ts'
export type { ChapterRow, ClassDetail, ClassItem } from './classes.contract.ts'
export { batchItem, type OutlineItem, outlineItem, webinarItem } from './classes.contract.ts'
export {
  badges,
  type ClassType,
  classLevels,
  classTypes,
  isOpenToAll,
  levels,
  modes,
  trainingTypes,
  types,
} from './classes.rules.ts'
export {
  classesCalled,
  findClassesCalled,
  firstClasses,
  listClassCategories,
  listClassCategoryOptions,
  listClasses,
  listClassOptions,
  pageOfClasses,
} from './classes.store.ts'
export {
  addCourseVersion,
  bringRun,
  forgetVersionsBy,
  isCourseAhead,
  liftRuns,
  listCourseVersions,
  listPinnedRuns,
  listVersionsBy,
  pinRuns,
} from './course-versions.store.ts'
export { hasPrices, hasRuns } from './first-classes.store.ts'
export {
  type CourseRow,
  type DraftChapter,
  type DraftModule,
  findCourse,
  findDraftOutline,
  findShownChapter,
  findShownOutline,
  findWrittenChapter,
  type ShownChapter,
  type ShownModule,
  type WrittenChapter,
} from './outline-reading.store.ts'
export {
  bringChapterBack,
  bringModuleBack,
  findGoneChapter,
  findGoneModule,
  forgetWriterOfOutlines,
  insertChapter,
  insertModule,
  removeChapter,
  removeModule,
  renameModule,
  writePlaces,
} from './outline-writing.store.ts'
export { listProgramOptions } from './programs-of.store.ts'
export { listBusyRuns, listRunsOf, putRuns } from './run-writing.store.ts'
export { listRunsSince } from './runs.store.ts'
export { contentsOf } from './syllabus.ts'
export { questionAbout } from './ways-in.ts'
export {
  classTable,
  fileClassesUnder,
  findWrittenClass,
  isCodeFree,
  listInstructorsOf,
  putClass,
  putInstructors,
  renameTaught,
} from './written-classes.store.ts'

/** of one answer; whoever needs more reads page after page */
const allAtOnce = 5000

/** The whole catalogue, newest first unless it says otherwise. */
export async function listCatalogue(
  context: InTenant,
  query: ClassCatalogueQuery,
): Promise<KeptJson<Paged<ClassItem>>> {
  const { 'filter.type': filterType, type, programId, all, ...rest } = query
  const wishes = {
    ...rest,
    type: type ?? filterType,
    programIds: programId === undefined ? undefined : [programId],
  }
  if (!all) return listClasses(context, wishes)
  const whole = { ...wishes, page: 1, pageSize: allAtOnce }
  const { totalItems } = await pageOfClasses(context, { ...whole, pageSize: 1 })
  if (totalItems > allAtOnce)
    throw conflict(
      `Lebih dari ${allAtOnce.toLocaleString('id-ID')} kelas cocok: baca per halaman dengan page dan pageSize`,
    )
  return listClasses(context, whole)
}

/** The ten classes published last. */
export function listRecentClasses(context: InTenant): Promise<KeptJson<Paged<ClassItem>>> {
  return listClasses(context, { page: 1, pageSize: 10, sort: 'newest' })
}

export async function getClass(context: InTenant, slug: string): Promise<Json<ClassDetail>> {
  const course = await details.findClass(context, { slug })
  if (!isThere(course)) throw notFound('Kelas')
  return course
}

export async function getSyllabus(context: InTenant, classroomId: number): Promise<Json<Syllabus>> {
  const syllabus = await details.findSyllabus(context, classroomId)
  if (!isThere(syllabus)) throw notFound('Ruang kelas')
  return syllabus
}

export async function getBatch(context: InTenant, id: number): Promise<Json<BatchItem>> {
  const batch = await batches.findBatch(context, id)
  if (!isThere(batch)) throw notFound('Angkatan')
  return batch
}

/** The first classes of a programme, by its slug; none where visitors see no such programme. */
export async function listClassItemsOf(
  context: InTenant,
  programSlug: string,
  type: ClassListQuery['type'],
  count: number,
): Promise<ClassItem[]> {
  const id = await findProgramId(context.tx, programSlug)
  return id === undefined ? [] : firstClasses(context, { type, programIds: [id] }, count)
}
