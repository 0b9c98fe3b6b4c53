import './audit.css'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { DateField, SelectField, TextField } from '../../../ui/office/fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Panel } from '../../../ui/office/panels.tsx'
import { type Column, Pager, Table } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { AuditEntry, AuditPage } from './audit.contract.ts'

export const pages: PagesOf<'audit.list'> = { 'audit.list': AuditList }

const columns: Column<AuditEntry>[] = [
  {
    key: 'what',
    label: 'Kejadian',
    isMain: true,
    cell: entry => (
      <>
        <Deed entry={entry} />
        <Changes entry={entry} />
      </>
    ),
  },
  {
    key: 'who',
    label: 'Peran',
    cell: entry => entry.actorKind,
  },
  { key: 'when', label: 'Waktu', cell: entry => <time dateTime={entry.at}>{entry.atText}</time> },
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

function AuditList({ data }: { data: AuditPage }) {
  const { entries, pager, isFiltered, fileHref } = data
  return (
    <Office
      path="/Kelola/Riwayat"
      title="Riwayat"
      text="Siapa mengubah apa, dan kapan. Catatan ini tidak dapat diubah atau dihapus."
      actions={
        entries.length > 0 && (
          <LinkButton href={fileHref} icon="download" download>
            Unduh CSV
          </LinkButton>
        )
      }
    >
      <Panel isFlush>
        <Filter data={data} />
        <Table
          caption="Riwayat"
          columns={columns}
          rows={entries}
          rowKey={entry => entry.id}
          empty={isFiltered ? <NothingFound /> : <NothingYet />}
        />
        <Pager pager={pager} noun="kejadian" />
      </Panel>
    </Office>
  )
}

function Filter({ data: { filter, topics, actors, isFiltered } }: { data: AuditPage }) {
  return (
    <form className="o-filter" key={JSON.stringify(filter)} action="/Kelola/Riwayat">
      <TextField label="Cari nama" name="search" type="search" value={filter.search} />
      <SelectField
        label="Kejadian"
        name="action"
        value={filter.action}
        placeholder="Semua kejadian"
        options={topics}
      />
      <SelectField
        label="Pelaku"
        name="actorId"
        value={filter.actorId}
        placeholder="Semua orang"
        options={actors}
      />
      <DateField label="Dari tanggal" name="from" value={filter.from} />
      <DateField label="Sampai tanggal" name="to" value={filter.to} />
      <div className="o-actions">
        <Button type="submit">Terapkan</Button>
        {isFiltered && (
          <LinkButton href="/Kelola/Riwayat" tone="quiet">
            Hapus saringan
          </LinkButton>
        )}
      </div>
    </form>
  )
}

const NothingFound = () => (
  <Empty
    icon="search"
    title="Tidak ada kejadian yang cocok"
    text="Ubah kata pencarian atau perpanjang rentang tanggalnya."
    action={<LinkButton href="/Kelola/Riwayat">Tampilkan semua</LinkButton>}
  />
)

const NothingYet = () => (
  <Empty
    icon="history"
    title="Belum ada kejadian"
    text="Setiap perubahan oleh pengelola, dan setiap kali anggota masuk, tercatat di sini dengan sendirinya."
  />
)
