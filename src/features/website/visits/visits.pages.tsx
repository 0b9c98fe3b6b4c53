import './visits.css'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { mainColumn } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { VisitItem, VisitsPage } from './visits.contract.ts'
import { Cohorts, DayChart, Funnel } from './visits.views.tsx'

export const pages: PagesOf<'visits.figures'> = { 'visits.figures': Visits }

/** How many came, from where, what they looked at, and what came of it. */
function Visits({ data }: { data: VisitsPage }) {
  const { list, period, by, figures, funnel, chart, left, weeks, cohorts, cohortsHref } = data
  return (
    <OfficeListPage
      list={list}
      text={`${period}. Dihitung tanpa cookie; siapa yang datang tidak dapat dikenali lagi setelah dua hari.`}
      columns={by === 'page' ? pageColumns : cutColumns}
      none={{ icon: 'numbers', text: 'Belum ada kunjungan pada hari-hari ini. Pilih tanggal lain di atas.' }}
      before={
        <>
          <Panel title={`Selama ${period}`}>
            <ul className="visits-figures">
              {figures.map(({ label, text, note }) => (
                <li key={label}>
                  <span>{label}</span>
                  <strong>{text}</strong>
                  {note !== '' && <small>{note}</small>}
                </li>
              ))}
            </ul>
            <LeftOut left={left} />
          </Panel>
          <Panel title="Kunjungan setiap hari">
            <DayChart days={chart} hasTable={by !== 'day'} />
          </Panel>
          <Panel
            title="Dari kunjungan sampai mendaftar"
            text="Langkah satu orang dalam satu hari. Yang mendaftar di hari lain dihitung pada hari itu."
          >
            <Funnel steps={funnel} />
          </Panel>
        </>
      }
    >
      <Panel
        title="Bertahan belajar"
        text="Peserta menurut bulan bergabung: berapa yang masih membuka bab, atau sudah menyelesaikan kelas, sekian minggu kemudian."
        actions={
          <LinkButton href={cohortsHref} download>
            Unduh CSV
          </LinkButton>
        }
        isFlush
        empty={
          cohorts.length === 0 && {
            icon: 'users',
            title: 'Belum ada peserta',
            text: 'Begitu ada yang bergabung di sebuah kelas, angkanya tampil di sini.',
          }
        }
      >
        <Cohorts weeks={weeks} cohorts={cohorts} />
      </Panel>
    </OfficeListPage>
  )
}

/** What was not counted, so that nobody wonders about other counters. */
function LeftOut({ left }: Pick<VisitsPage, 'left'>) {
  if (left.length === 0) return null
  const words = left.map(({ label, views }) => `${label.toLowerCase()} ${views.toLocaleString('id-ID')}`)
  return <p className="visits-left">Halaman yang tidak dihitung: {words.join(', ')}.</p>
}

const count = (
  key: string,
  label: string,
  of: (item: VisitItem) => number | string | undefined,
  isRest = false,
): Column<VisitItem> => ({ key, label, align: 'end', isRest, cell: of })

const name = mainColumn<VisitItem>('what', 'Menurut', item => (
  <span className="visits-name">{item.name}</span>
))
const visitColumn = count('visits', 'Kunjungan', ({ visits }) => visits)
const viewColumn = count('views', 'Halaman dibuka', ({ views }) => views, true)
const enteredColumn = count('entered', 'Mendaftar', ({ entered }) => entered)

const pageColumns: Column<VisitItem>[] = [name, visitColumn, viewColumn, enteredColumn]
const cutColumns: Column<VisitItem>[] = [
  name,
  visitColumn,
  viewColumn,
  count('classes', 'Melihat kelas', ({ funnel }) => funnel?.classes, true),
  count('forms', 'Buka pendaftaran', ({ funnel }) => funnel?.forms, true),
  enteredColumn,
  count('paid', 'Dibayar', ({ funnel }) => funnel?.paid, true),
  count('amount', 'Uang masuk', ({ amountText }) => amountText, true),
]
