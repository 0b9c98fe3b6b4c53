import { routes } from '../../../routes.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { mainColumn } from '../../../ui/office/list/columns.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Panel } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { DiscCountsPage } from './disc-tests.contract.ts'

export const pages: PagesOf<'disc-tests.counts'> = { 'disc-tests.counts': Counts }

type Row = DiscCountsPage['rows'][number]

const columns: Column<Row>[] = [
  mainColumn('label', 'Yang menonjol', row => row.label),
  { key: 'count', label: 'Orang', align: 'end', cell: row => row.count },
  { key: 'share', label: 'Bagian', align: 'end', cell: row => row.share },
]

/** Counts of results; nobody's own is here. */
function Counts({ data: { total, rows, hidden } }: { data: DiscCountsPage }) {
  return (
    <Office
      path={routes['Kelola-Tes-Kepribadian']}
      title="Tes kepribadian"
      text={
        total > 0
          ? `${total} kali diselesaikan. Hasil perorangan hanya dapat dibuka pemiliknya, dan bukan alat seleksi.`
          : 'Hasil perorangan hanya dapat dibuka pemiliknya, dan bukan alat seleksi.'
      }
      actions={<LinkButton href={routes['Tes-Kepribadian']}>Lihat tes</LinkButton>}
    >
      <Panel isFlush>
        <Table
          caption="Hasil tes kepribadian"
          columns={columns}
          rows={rows}
          rowKey={row => row.key}
          empty={<Empty level="h2" icon="numbers" title="Belum cukup hasil" text={hidden} />}
        />
      </Panel>
    </Office>
  )
}
