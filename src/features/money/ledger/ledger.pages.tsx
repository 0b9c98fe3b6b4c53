import './ledger.css'
import { to } from '../../../routes.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { mainColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { JournalItem, JournalPage } from './ledger.contract.ts'

export const pages: PagesOf<'ledger.journal'> = { 'ledger.journal': Journal }

const columns: Column<JournalItem>[] = [
  mainColumn('what', 'Kejadian', item =>
    withSmall(
      item.words,
      item.orderHref ? <a href={item.orderHref}>{`Pesanan ${item.orderCode}`}</a> : item.ref,
    ),
  ),
  { key: 'when', label: 'Waktu', cell: item => item.atText },
  { key: 'debit', label: 'Debit', cell: item => item.debit },
  { key: 'credit', label: 'Kredit', cell: item => item.credit },
  { key: 'amount', label: 'Jumlah', align: 'end', cell: item => item.amountText },
]

/** What stands on each account, and every move that made it so. */
function Journal({ data: { list, trial, total, check } }: { data: JournalPage }) {
  return (
    <OfficeListPage
      list={list}
      text="Setiap rupiah yang masuk, keluar, dan berpindah. Hanya bertambah; yang keliru dibalik, tidak dihapus."
      columns={columns}
      none={{
        icon: 'list',
        text: 'Catatan pertama muncul begitu ada penjualan.',
      }}
      actions={<LinkButton href={to.ledgerMonths()}>Bulan</LinkButton>}
      before={
        <>
          {check && check.findings.length > 0 && (
            <Notice tone="bad" title={`Pemeriksaan ${check.text} menemukan ketidakcocokan`} isAlert>
              <ul>
                {check.findings.map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Notice>
          )}
          {trial.length > 0 && <Trial trial={trial} total={total} check={check} />}
        </>
      }
    />
  )
}

function Trial({ trial, total, check }: Pick<JournalPage, 'trial' | 'total' | 'check'>) {
  const isWell = check !== null && check.findings.length === 0
  return (
    <Panel
      title="Neraca saldo"
      text={isWell ? `Diperiksa ${check.text}: seluruh catatan cocok.` : 'Debit dan kredit selalu sama.'}
      isFlush
    >
      <div className="o-table-box">
        <table className="o-table ledger-trial">
          <caption className="o-unseen">Neraca saldo</caption>
          <thead>
            <tr>
              <th scope="col">Akun</th>
              <th scope="col">Debit</th>
              <th scope="col">Kredit</th>
            </tr>
          </thead>
          {trial.map(({ title, lines }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {title}
                </th>
              </tr>
              {lines.map(line => (
                <tr key={line.label}>
                  <td>
                    <a href={line.href}>{line.label}</a>
                  </td>
                  <td data-label="Debit">{line.debit}</td>
                  <td data-label="Kredit">{line.credit}</td>
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row">Jumlah</th>
              <td data-label="Debit">{total.debit}</td>
              <td data-label="Kredit">{total.credit}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Panel>
  )
}
