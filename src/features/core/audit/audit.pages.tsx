import './audit.css'
import { mainColumn } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { AuditEntry, AuditPage } from './audit.contract.ts'

export const pages: PagesOf<'audit.list'> = { 'audit.list': AuditList }

const columns: Column<AuditEntry>[] = [
  mainColumn('what', 'Kejadian', entry => (
    <>
      <Deed entry={entry} />
      <Changes entry={entry} />
    </>
  )),
  { key: 'when', label: 'Waktu', cell: entry => <time dateTime={entry.at}>{entry.atText}</time> },
  { key: 'who', label: 'Peran', cell: entry => entry.actorKind },
  { key: 'ip', label: 'Alamat IP', cell: entry => entry.ip && <span className="o-ip">{entry.ip}</span> },
]

/** Who signs in does so with oneself: named once. */
function Deed({ entry: { actorName, words, objectName } }: { entry: AuditEntry }) {
  const isSelf = objectName === actorName
  return (
    <span className="o-deed">
      {actorName} <span>{isSelf ? words.replace(/:$/, '') : words}</span> {!isSelf && objectName}
    </span>
  )
}

/** changes that are seen without opening anything */
const atOnce = 2

function Changes({ entry }: { entry: AuditEntry }) {
  const { changes } = entry
  if (changes.length === 0) return null
  const lines = (
    <dl className="o-changes">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== null && <del>{before}</del>}
            {before !== null && after !== null && <span aria-hidden="true"> → </span>}
            {after !== null && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
  if (changes.length <= atOnce) return lines
  return (
    <details className="o-more">
      <summary>
        {changes.length} {changes.some(change => change.before !== null) ? 'perubahan' : 'rincian'}
      </summary>
      {lines}
    </details>
  )
}

function AuditList({ data: { list } }: { data: AuditPage }) {
  return (
    <OfficeListPage
      list={list}
      text="Siapa mengubah apa, dan kapan. Catatan ini tidak dapat diubah atau dihapus."
      noun="kejadian"
      columns={columns}
      nameOf={({ actorName, words, objectName }) => `${actorName} ${words} ${objectName}`}
      found="Ubah kata pencarian atau perpanjang rentang tanggalnya."
      none={{
        icon: 'history',
        text: 'Setiap perubahan oleh pengelola, dan setiap kali anggota masuk, tercatat di sini dengan sendirinya.',
      }}
    />
  )
}
