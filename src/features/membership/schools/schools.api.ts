import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { type Endpoint, endpoint, type OpenContext, openEndpoint } from '../../../platform/http/endpoint.ts'
import { invalid } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { Keys } from './school-links.ts'
import * as contract from './schools.contract.ts'
import {
  createSchool,
  decideSchool,
  getSchool,
  importSchools,
  listManagedSchools,
  listSchools,
  managedProvince,
  registerSchool,
  updateSchool,
} from './schools.ts'

const tag = 'Sekolah'
const managing = { tag, access: permissions.manageSchools } as const

export interface SchoolsDeps {
  database: Pick<Database, 'withTenant'>
  clock: Clock
  secrets: Keys
}

export const schoolsApi = (services: SchoolsDeps): Endpoint[] => [
  endpoint(
    {
      method: 'GET',
      path: '/v1/school/list',
      tag,
      summary: 'Sekolah terverifikasi, dicari menurut nama atau NPSN, disaring menurut wilayah dan jenjang',
      message: 'Berhasil mengambil daftar sekolah',
      access: permissions.readPublic,
      query: contract.schoolListQuery,
      data: contract.schoolList,
      tags: ['schools'],
    },
    (context, { query }) => listSchools(context, query),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/school/{npsn}',
      tag,
      summary: 'Satu sekolah terverifikasi menurut NPSN',
      message: 'Berhasil mengambil sekolah',
      access: permissions.readPublic,
      parameters: contract.npsnParameter,
      data: contract.schoolDetail,
      tags: ['schools'],
    },
    (context, { parameters }) => getSchool(context, parameters.npsn),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/school/register',
      tag,
      summary: 'Sekolah mendaftarkan dirinya; pengelola memeriksanya sebelum tampil',
      message: 'Pendaftaran sekolah diterima',
      access: permissions.readPublic,
      body: contract.registeredSchool,
      data: contract.registrationDone,
      status: 201,
      limit: { tokens: 10, seconds: 600 },
    },
    (context, { body }) => registerSchool(context, services.secrets, body),
  ),
  endpoint(
    {
      ...managing,
      method: 'GET',
      path: '/v1/schools',
      summary: 'Semua sekolah beserta kontaknya, untuk pengelola; ketua wilayah melihat provinsinya',
      message: 'Berhasil mengambil daftar sekolah',
      query: contract.managedListQuery,
      data: contract.managedList,
    },
    (context, { query }) => listManagedSchools(context, query),
  ),
  endpoint(
    {
      ...managing,
      method: 'POST',
      path: '/v1/schools',
      summary: 'Menambah sekolah',
      message: 'Sekolah ditambahkan',
      body: contract.newSchool,
      data: contract.managedSchool,
      status: 201,
    },
    (context, { body }) => createSchool(context, body),
  ),
  endpoint(
    {
      ...managing,
      method: 'PUT',
      path: '/v1/schools/{npsn}',
      summary: 'Mengubah sekolah; version adalah versi yang diubah',
      message: 'Sekolah tersimpan',
      parameters: contract.npsnParameter,
      body: contract.changedSchool,
      data: contract.managedSchool,
    },
    (context, { parameters, body }) => updateSchool(context, parameters.npsn, body),
  ),
  bulkEndpoint(
    services.database,
    {
      ...managing,
      path: '/v1/schools',
      summary: 'Menyetujui, menolak, atau menandai duplikat banyak sekolah sekaligus',
      body: contract.bulkSchools,
    },
    (context, id, { status }) => decideSchool(context, id, status),
  ),
  openEndpoint(
    {
      ...managing,
      method: 'POST',
      path: '/v1/schools/import',
      summary:
        'Mengimpor tabel sekolah (CSV). dryRun: laporan saja, tanpa menyimpan. Dengan satu kesalahan pun tidak ada yang disimpan',
      message: 'Tabel sekolah selesai dibaca',
      accepts: ['text/csv'],
      body: contract.tableBody,
      query: contract.importQuery,
      data: contract.importReport,
      limit: { tokens: 10, seconds: 60 },
    },
    (context, { query, body }) =>
      takeTable(services, context, body, query.dryRun === 'true' || query.dryRun === '1'),
  ),
]

/** A dry run answers everything it found; the real one is refused with the same words. */
async function takeTable(
  { database, clock }: SchoolsDeps,
  context: OpenContext,
  body: Buffer,
  dryRun: boolean,
): Promise<contract.ImportReport> {
  const { tenant, viewer } = context
  const report = await importSchools({ database, clock, tenant }, body, {
    dryRun,
    province: managedProvince(viewer),
    onWritten: (tx, { rows, created, updated }) =>
      record(
        { ...context, tx },
        {
          action: 'schools.imported',
          object: { type: 'schools', id: tenant.id, name: 'Tabel sekolah' },
          after: { rows, created, updated },
        },
      ),
  })
  if (report.totalProblems > 0 && !dryRun) {
    const errors = report.problems.map(({ line, column, message }) => ({
      field: column ? `${line}.${column}` : String(line),
      code: 'line',
      message: line > 0 ? `Baris ${line}${column ? `, ${column}` : ''}: ${message}` : message,
    }))
    throw invalid(errors)
  }
  return report
}
