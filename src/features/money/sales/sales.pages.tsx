import './sales.css'
import { routes } from '../../../routes.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { mainColumn } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { SalesFigure, SalesItem, SalesPage } from './sales.contract.ts'

export const pages: PagesOf<'sales.figures'> = { 'sales.figures': Sales }

/** The twelve numbers, and below them what they are made of. */
function Sales({ data }: { data: SalesPage }) {
  const { list, period, days, end, isByPayee } = data
  return (
    <OfficeListPage
      list={list}
      text={`Dari buku besar, ${period}. Setiap angka membuka catatannya.`}
      actions={<LinkButton href={routes['Kelola-Buku-Besar']}>Buku besar</LinkButton>}
      columns={columnsFor(isByPayee)}
      none={{ icon: 'wallet', text: 'Tidak ada penjualan pada hari-hari ini. Pilih tanggal lain di atas.' }}
      before={
        <>
          <Panel title={`Selama ${period}`}>
            <Figures figures={days} />
          </Panel>
          <Panel title="Pada akhir hari terakhirnya">
            <Figures figures={end} />
          </Panel>
          {list.rows.length > 1 && (
            <Chart rows={list.rows} title={isByPayee ? 'Bagi hasil' : 'Penjualan bersih'} />
          )}
        </>
      }
    />
  )
}

function Figures({ figures }: { figures: readonly SalesFigure[] }) {
  return (
    <ul className="sales-figures">
      {figures.map(({ key, label, text, note, parts }) => {
        const [only, ...more] = parts
        return (
          <li key={key}>
            <span>{label}</span>
            {only && more.length === 0 ? (
              <a className="sales-amount" href={only.href}>
                {text}
              </a>
            ) : (
              <details>
                <summary className="sales-amount">{text}</summary>
                <ul>
                  {parts.map(part => (
                    <li key={part.label}>
                      <a href={part.href}>{part.label}</a> {part.text}
                    </li>
                  ))}
                </ul>
              </details>
            )}
            {note !== '' && <small>{note}</small>}
          </li>
        )
      })}
    </ul>
  )
}

/** The rows of the page as bars; the list below says the same in figures. */
function Chart({ rows, title }: { rows: readonly SalesItem[]; title: string }) {
  return (
    <Panel title={title} text="Setiap baris di halaman ini; angkanya juga ada di daftar di bawah.">
      <ul className="sales-chart">
        {rows.map(({ id, name, length, texts }) => (
          <li key={id} className={length < 0 ? 'sales-less' : undefined}>
            <span>{name}</span>
            <progress max="1000" value={Math.abs(length)} aria-label={name} />
            <span>{texts.net}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const amount = (key: keyof SalesItem['texts'], label: string, isRest = false): Column<SalesItem> => ({
  key,
  label,
  align: 'end',
  isRest,
  cell: item => item.texts[key],
})

const columnsFor = (isByPayee: boolean): Column<SalesItem>[] => [
  mainColumn('what', 'Menurut', item => <span className="sales-name">{item.name}</span>),
  amount('net', isByPayee ? 'Bagian bersih' : 'Bersih'),
  { key: 'orders', label: 'Pesanan', align: 'end', cell: item => item.orders },
  amount('gross', isByPayee ? 'Bagian dari penjualan' : 'Kotor', true),
  amount('returns', isByPayee ? 'Ditarik kembali' : 'Retur', true),
  ...(isByPayee
    ? []
    : [
        amount('discount', 'Potongan', true),
        amount('fees', 'Biaya', true),
        amount('shares', 'Bagi hasil', true),
      ]),
]
