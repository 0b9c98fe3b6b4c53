import { z } from 'zod'
import { Download, endpoint } from '../../../platform/http/endpoint.ts'
import { csvOf, fileName, once } from '../../../platform/http/list-file.ts'
import { plainText } from '../../../platform/http/query.ts'
import { workbookOf, workbookType } from '../../../platform/workbook-writing.ts'
import { recordTaken } from '../../core/audit/audit.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { columnsOf, fileRows } from './grade-files.ts'
import * as contract from './gradebook.contract.ts'
import { getClass, readGradebook } from './gradebook.ts'
import { gradesByColumns } from './grades-by-columns.ts'
import { changeCell, changeRule, releaseFinals } from './grading-class.ts'
import { readOwnGrades } from './own-grades.ts'

const tag = 'Buku nilai'

export const gradebookApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/classes/{id}/gradebook',
      tag,
      summary: 'Nilai seluruh peserta sebuah kelas, kolom demi kolom',
      message: 'Berhasil mengambil buku nilai',
      access: permissions.seeProgress,
      parameters: contract.byClass,
      query: contract.runQuery,
      data: contract.classGrades,
      limit: { tokens: 60, seconds: 60 },
    },
    async (context, { parameters: { id }, query: { run } }) => {
      await getClass(context, id)
      return gradesByColumns(await readGradebook(context, { classId: id, runId: run }))
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/classes/{id}/gradebook/file',
      tag,
      summary: 'Buku nilai sebagai berkas CSV atau Excel; pengunduhan ikut dicatat',
      message: 'Berhasil mengambil buku nilai',
      access: permissions.seeProgress,
      parameters: contract.byClass,
      query: contract.fileQuery,
      data: z.string(),
      limit: { tokens: 30, seconds: 600 },
    },
    async (context, { parameters: { id }, query: { run, format } }) => {
      const { name } = await getClass(context, id)
      const book = await readGradebook(context, { classId: id, runId: run })
      const title = `Nilai ${name}`
      await recordTaken(context, { name: 'grades', title, rows: book.people.length })
      const columns = columnsOf(book)
      if (format === 'xlsx')
        return new Download(fileName(title, context, 'xlsx'), workbookType, workbookOf(title, fileRows(book)))
      const { body } = await csvOf(columns, once(book.people))
      return new Download(fileName(title, context), 'text/csv; charset=utf-8', body)
    },
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/classes/{id}/gradebook/rule',
      tag,
      summary: 'Mengatur bobot dan nilai minimal lulus; bab yang tidak disebut kembali ke bobot biasanya',
      message: 'Bobot tersimpan',
      access: permissions.grade,
      parameters: contract.byClass,
      body: contract.ruleChange,
      data: contract.keptRule,
    },
    (context, { parameters: { id }, body }) => changeRule(context, id, body),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/classes/{id}/gradebook/cell',
      tag,
      summary:
        'Menetapkan nilai lain (override), membebaskan (excuse), atau kembali ke nilai aslinya (withdraw)',
      message: 'Nilai tersimpan',
      access: permissions.grade,
      parameters: contract.byClass,
      body: contract.cellChange,
      data: contract.keptCell,
      limit: { tokens: 600, seconds: 60 },
    },
    (context, { parameters: { id }, body }) => changeCell(context, id, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/classes/{id}/gradebook/release',
      tag,
      summary:
        'Merilis nilai akhir kelas atau salah satu angkatannya; yang masih menunggu penilaian dilewati',
      message: 'Nilai akhir dirilis',
      access: permissions.grade,
      parameters: contract.byClass,
      body: contract.releasing,
      data: contract.released,
    },
    (context, { parameters: { id }, body }) => releaseFinals(context, id, body.runId),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/class/grades',
      tag,
      summary: 'Nilai pemanggil di sebuah kelas, sejauh sudah boleh dilihat',
      message: 'Nilai Anda',
      access: permissions.beMember,
      query: z.object({ slug: plainText(191) }),
      data: contract.ownGrades,
    },
    async (context, { query: { slug } }) => (await readOwnGrades(context, slug)).grades,
  ),
]
