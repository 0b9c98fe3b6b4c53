import type { OfficeListData } from '../../../shared/office-list.ts'
import { mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { QueueRow } from './reviews.contract.ts'

export const pages: PagesOf<'reviews.queue'> = { 'reviews.queue': ReviewQueue }

const columns: Column<QueueRow>[] = [
  mainColumn('name', 'Judul', ({ name, href, kind }) => withSmall(<a href={href}>{name}</a>, kind)),
  statusColumn(({ state }) => state),
  { key: 'since', label: 'Sejak', cell: ({ since }) => since },
  { key: 'owner', label: 'Dikirim oleh', cell: ({ owner }) => owner || '-' },
  { key: 'remarks', label: 'Catatan terbuka', align: 'end', cell: ({ remarks }) => remarks },
]

/** /Kelola/Tinjauan */
function ReviewQueue({ data: { list } }: { data: { list: OfficeListData<QueueRow> } }) {
  return (
    <OfficeListPage
      list={list}
      noun="tinjauan"
      text="Buka satu, baca, beri catatan pada bagiannya, lalu setujui atau minta perbaikan."
      columns={columns}
      none={{
        icon: 'list-checks',
        text: 'Tidak ada yang menunggu. Yang dikirim penulis dan pengajar untuk ditinjau muncul di sini.',
      }}
    />
  )
}
