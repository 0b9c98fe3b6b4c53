import { z } from 'zod'
import {
  idList,
  pageNumber,
  pageSize,
  plainText,
  positiveId,
  searchText,
  slugText,
  withinReach,
  withinReachMessage,
  wordList,
} from '../../../platform/http/query.ts'
import { classLevels, classSorts, classStates, classTypes } from './classes.rules.ts'

/** city codes of Kemendagri: "32.73" */
const cityCodes = plainText(500)
  .transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^\d{2}\.\d{2}$/, 'Kode kota tidak valid, contoh: 32.73')).max(50))

export const classListQuery = z
  .object({
    page: pageNumber,
    pageSize: pageSize(10),
    state: wordList(classStates).optional(),
    level: wordList(classLevels).optional(),
    'filter.type': wordList(classTypes).optional(),
    programIds: idList.optional(),
    search: searchText.optional(),
    registrarCityIds: cityCodes.optional(),
    heldCityIds: cityCodes.optional(),
    categoryId: positiveId.optional(),
  })
  .refine(withinReach, withinReachMessage)

const wordFlag = z
  .enum(['true', 'false', '1', '0'], 'Isi dengan true atau false')
  .transform(value => value === 'true' || value === '1')

/** `type` and `filter.type` say the same; the specification prints both. `all`: everything on one page. */
export const classCatalogueQuery = z
  .object({
    page: pageNumber,
    pageSize: pageSize(10),
    state: wordList(classStates).optional(),
    search: searchText.optional(),
    sort: z.enum(classSorts, `Urutan yang tersedia: ${classSorts.join(', ')}`).default('newest'),
    type: wordList(classTypes).optional(),
    'filter.type': wordList(classTypes).optional(),
    programId: positiveId.optional(),
    all: wordFlag.default(false),
    preClass: wordFlag.optional(),
  })
  .refine(withinReach, withinReachMessage)

export type ClassCatalogueQuery = z.output<typeof classCatalogueQuery>

export interface ClassListQuery {
  page: number
  pageSize: number
  state?: readonly string[] | undefined
  level?: readonly string[] | undefined
  type?: readonly string[] | undefined
  programIds?: readonly number[] | undefined
  search?: string | undefined
  registrarCityIds?: readonly string[] | undefined
  heldCityIds?: readonly string[] | undefined
  categoryId?: number | undefined
  categorySlug?: string | undefined
  premium?: boolean | undefined
  excludeId?: number | undefined
  preClass?: boolean | undefined
  /** raised by the tenant above the others */
  isElevated?: boolean | undefined
  /** name of a competence it teaches */
  competence?: string | undefined
  /** slug of somebody who teaches it */
  instructor?: string | undefined
  /** of an active programme */
  programSlug?: string | undefined
  /** open ones first unless it says otherwise */
  sort?: (typeof classSorts)[number] | undefined
}

const anyPage = z
  .object({ page: pageNumber, pageSize: pageSize(10).removeDefault().optional(), perPage: pageSize(10) })
  .transform(({ page, pageSize: size, perPage }) => ({ page, pageSize: size ?? perPage }))

export const batchListQuery = anyPage.refine(withinReach, withinReachMessage)
export type BatchListQuery = z.output<typeof batchListQuery>

export const overviewQuery = z.object({ slug: slugText })
export const syllabusQuery = z.object({ classroomId: positiveId })

export interface OutlineQuery {
  page: number
  pageSize: number
  search?: string | undefined
  type?: readonly string[] | undefined
  level?: readonly string[] | undefined
  categorySlug?: string | undefined
  /** the classes of one programme, in its order */
  programId?: number | undefined
}
