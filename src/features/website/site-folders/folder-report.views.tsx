import type { Refused } from '../../../ui/office/call-api.ts'
import { Notice, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import type { FolderChange, FolderReport } from './site-folders.contract.ts'

const states = {
  new: { label: 'Baru', tone: 'green' },
  changed: { label: 'Berubah', tone: 'blue' },
  gone: { label: 'Tidak ada di folder, dibiarkan', tone: 'neutral' },
} as const

const columns: Column<FolderChange>[] = [
  { key: 'path', label: 'Berkas', isMain: true, cell: ({ path }) => path },
  { key: 'label', label: 'Isi', cell: ({ label }) => label },
  {
    key: 'state',
    label: 'Yang terjadi',
    cell: ({ state }) => <Tag tone={states[state].tone}>{states[state].label}</Tag>,
  },
]

/** more rows than anybody reads are only counted */
const mostRows = 200

/** What a folder brings, or brought. */
export function FolderReportView({ report, isDone }: { report: FolderReport; isDone: boolean }) {
  const { changes, counts, pictures, ignored } = report
  const same = counts.reduce((sum, one) => sum + one.same, 0)
  const rest = changes.length - mostRows
  return (
    <>
      <p>
        {same} berkas tidak berubah.{' '}
        {pictures > 0 && `${pictures} gambar ${isDone ? 'masuk' : 'akan masuk'} ke Media.`}
      </p>
      {changes.length > 0 && (
        <Table
          caption={isDone ? 'Yang dibawa masuk' : 'Yang akan dibawa masuk'}
          columns={columns}
          rows={changes.slice(0, mostRows)}
          rowKey={({ path }) => path}
        />
      )}
      {rest > 0 && <p>Dan {rest} berkas lain.</p>}
      {ignored.length > 0 && (
        <Notice title="Berkas yang tidak dikenal, dilewati">{ignored.slice(0, 20).join(', ')}</Notice>
      )}
    </>
  )
}

/** What stands in the folder that cannot come in, by file and line. */
export function FolderProblems({ message, errors }: Pick<Refused, 'message' | 'errors'>) {
  return (
    <Notice tone="bad" isAlert title="Folder ini belum dapat dibawa masuk; tidak ada yang berubah">
      {errors.length === 0 ? (
        message
      ) : (
        <ul className="o-folder-problems">
          {errors.map(({ field, message: words }) => (
            <li key={`${field} ${words}`}>
              <strong>{field}</strong>: {words}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
