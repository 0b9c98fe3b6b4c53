import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { notFound } from '../../../shared/failure.ts'
import { readJson } from '../../../shared/json.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { listOutlines } from '../classes/classes.ts'
import type {
  ProgramDetail,
  ProgramSchool,
  ProgramSchoolsQuery,
  ProgramSyllabus,
} from './programs.contract.ts'
import * as store from './programs.store.ts'

/** Reading programmes: JSON that PostgreSQL built, in the shapes of programs.contract.ts. */
export { listProgramNames, listPrograms } from './programs.store.ts'

export async function getProgram(context: InTenant, slug: string): Promise<ProgramDetail> {
  const found = await findProgramDetail(context, { slug })
  if (!found) throw notFound('Program')
  return found
}

export async function findProgramDetail(
  context: InTenant,
  by: { slug: string } | { id: number },
): Promise<ProgramDetail | undefined> {
  const row = readJson(await store.findProgram(context, by))
  if (!row) return undefined
  const names = await regionNames()
  return { ...row, provinces: row.provinces.flatMap(code => names.province(code) ?? []) }
}

/** The schools that take part in an active programme. */
export async function listProgramSchools(
  context: InTenant,
  query: ProgramSchoolsQuery,
): Promise<Paged<ProgramSchool>> {
  const list = readJson(await store.listProgramSchools(context.tx, query))
  if (!list) throw notFound('Program')
  const names = await regionNames()
  return {
    ...list,
    items: list.items.map(row => ({
      ...row,
      province: names.province(row.province),
      city: names.city(row.city),
    })),
  }
}

/** more classes than this no programme has */
const wholeProgram = 100

/** What a programme consists of: its classes in order, each with modules and chapters. */
export async function listProgramOutlines(
  context: InTenant,
  program: ProgramDetail,
): Promise<ProgramSyllabus['items']> {
  const list = readJson(
    await listOutlines(context, { page: 1, pageSize: wholeProgram, programId: program.id }),
  )
  const required = new Map(program.items.map(item => [item.classId, item.required]))
  return list.items.map(item => ({ ...item, required: required.get(item.id) ?? true }))
}

export async function getProgramSyllabus(context: InTenant, id: number): Promise<ProgramSyllabus> {
  const program = await findProgramDetail(context, { id })
  if (!program) throw notFound('Program')
  const { slug, name } = program
  return { program: { id, slug, name }, items: await listProgramOutlines(context, program) }
}
