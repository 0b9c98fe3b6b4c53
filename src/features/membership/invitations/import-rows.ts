import type { Kind, Viewer } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Table } from '../../../platform/spreadsheet.ts'
import { Failure } from '../../../shared/failure.ts'
import { phoneOf } from '../../../shared/phone.ts'
import { kinds, memberOf } from '../../core/permissions/permissions.ts'
import { regionReader } from '../../core/regions/regions.ts'
import { className, givableBy, listPrograms, personName } from '../members/members.ts'
import { schoolReader } from '../schools/schools.ts'
import type { ImportQuery, ImportRow } from './invitation-import.contract.ts'
import { termsFor } from './invitation-terms.ts'
import { emailText } from './invitations.contract.ts'
import type { ImportField } from './invitations.rules.ts'

/** Somebody of the table whom an invitation can be sent to. */
export interface Candidate {
  email: string
  name: string | null
  kind: Kind
  programIds: number[]
  provinceCode: string | null
  schoolId: number | null
  className: string | null
  phone: string | null
}

export type Read = ImportRow & { candidate?: Candidate }

/** which column holds what */
export type Mapping = Record<string, ImportField>

type ReadContext = InTenant & { viewer: Viewer }

/** What cells mean, by field. Each answers the value or throws what is wrong in words. */
async function readerOf({ tx, viewer }: ReadContext, query: ImportQuery, schools: readonly string[]) {
  const programs = await listPrograms(tx)
  const school = await schoolReader(tx, schools)
  const regions = await regionReader()
  const { kind: own } = memberOf(viewer)
  return {
    kind(written: string): Kind {
      if (written === '') return query.kind
      const kind = kindOf(written)
      if (kind === undefined) throw new Mistake(`Peran "${written}" tidak dikenal`)
      if (kind === 0) throw new Mistake('Peran Superadmin tidak boleh diberikan lewat impor')
      if (!givableBy(own).includes(kind))
        throw new Mistake(`Anda tidak dapat mengundang ${kinds[kind].label}`)
      return kind
    },
    programIds(written: string): number[] {
      if (written === '') return query.programId === undefined ? [] : [query.programId]
      return written
        .split(/\s*[|;,]\s*/)
        .filter(Boolean)
        .map(part => {
          const wanted = part.toLowerCase()
          const found = programs.find(({ name, slug }) => name.toLowerCase() === wanted || slug === wanted)
          if (!found) throw new Mistake(`Program "${part}" tidak ditemukan`)
          return found.id
        })
    },
    provinceCode(written: string): string | null {
      if (written === '') return null
      const read = regions.province(written)
      if ('problem' in read) throw new Mistake(read.problem)
      return read.found.id
    },
    schoolId(written: string): number | null {
      if (written === '') return null
      const read = school(written)
      if ('problem' in read) throw new Mistake(read.problem)
      return read.found
    },
  }
}

/** What is wrong with one row, in words for whoever made the table. */
class Mistake extends Error {}

/** A spreadsheet takes a number's first zero away: "81234567890". */
function phoneIn(written: string): string {
  const found = phoneOf(written) ?? phoneOf(`0${written}`)
  if (found === undefined) throw new Mistake(`Nomor ponsel "${written}" tidak dikenal`)
  return found
}

/** Written as a number, as its name here, or as the interface says it. */
function kindOf(written: string): Kind | undefined {
  const wanted = written.toLowerCase()
  return kindNumbers.find(
    kind =>
      String(kind) === wanted || kinds[kind].label.toLowerCase() === wanted || kinds[kind].role === wanted,
  )
}

const kindNumbers: readonly Kind[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Each row by itself: whom to invite as what, or what is wrong. Row numbers are the spreadsheet's. */
export async function readRows(
  context: ReadContext,
  table: Table,
  mapping: Mapping,
  query: ImportQuery,
): Promise<Read[]> {
  const firstRow = new Map<string, number>()
  const indexOf = (field: ImportField) => table.columns.findIndex(column => mapping[column] === field)
  const places = { email: indexOf('email'), name: indexOf('name'), kind: indexOf('kind') }
  const [program, province] = [indexOf('program'), indexOf('province')]
  const [school, schoolClass, phone] = [indexOf('school'), indexOf('className'), indexOf('phone')]
  const schools = table.rows.map(({ cells }) => cells[school] ?? '').filter(Boolean)
  const reader = await readerOf(context, query, schools)
  return table.rows.map(({ number, cells }): Read => {
    const cell = (place: number) => cells[place] ?? ''
    const row = { row: number, email: cell(places.email), name: cell(places.name), kind: null, message: '' }
    if (places.email < 0) return { ...row, outcome: 'error', message: 'Kolom email belum dipilih' }
    try {
      const email = parsed(emailText.safeParse(row.email), row.email === '' ? 'Email wajib diisi' : undefined)
      const earlier = firstRow.get(email)
      if (earlier !== undefined) throw new Mistake(`Alamat ini sudah ada di baris ${earlier}`)
      firstRow.set(email, number)
      const name = row.name === '' ? null : parsed(personName.safeParse(row.name))
      const kind = reader.kind(cell(places.kind))
      const programIds = reader.programIds(cell(program))
      const given = {
        email,
        name,
        kind,
        programIds,
        provinceCode: reader.provinceCode(cell(province)),
        schoolId: reader.schoolId(cell(school)),
        className: cell(schoolClass) === '' ? null : parsed(className.safeParse(cell(schoolClass))),
        phone: cell(phone) === '' ? null : phoneIn(cell(phone)),
      }
      const candidate = termsFor(context.viewer, given)
      return { ...row, email, kind, outcome: 'invited', candidate }
    } catch (error) {
      if (!(error instanceof Mistake || error instanceof Failure)) throw error
      return { ...row, outcome: 'error', message: error.message }
    }
  })
}

type Parsed<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: { message: string }[] } }

function parsed<Value>(result: Parsed<Value>, words?: string): Value {
  if (result.success) return result.data
  throw new Mistake(words ?? result.error.issues[0]?.message ?? 'Isian tidak valid')
}
