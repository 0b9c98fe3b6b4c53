import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Notice } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { PlanDialog } from './meeting-form.views.tsx'
import type { MeetingItem, MeetingListPage } from './meeting-pages.contract.ts'

export const pages: PagesOf<'meetings.list'> = { 'meetings.list': Meetings }

const columns: Column<MeetingItem>[] = [
  mainColumn('title', 'Pertemuan', item => withSmall(<a href={item.href}>{item.title}</a>, item.className)),
  { key: 'when', label: 'Waktu', cell: item => withSmall(item.whenText, item.lengthText) },
  statusColumn(item => item.state),
  { key: 'for', label: 'Untuk', cell: item => item.audience },
  { key: 'came', label: 'Hadir', cell: item => item.attendanceText },
]

/** Meetings of the classes somebody looks after. */
function Meetings({ data }: { data: MeetingListPage }) {
  const { begin, choices } = data
  const [isPlanning, setPlanning] = useState(false)
  return (
    <OfficeListPage
      list={data.list}
      text="Pertemuan angkatan dan webinar di kelas-kelas Anda. Yang terdekat ada di atas."
      actions={
        choices.classes.length > 0 && (
          <Button tone="main" icon="plus" onClick={() => setPlanning(true)}>
            Pertemuan baru
          </Button>
        )
      }
      before={
        begin && data.list.rows.length === 0 ? (
          <Notice title={`Bab "${begin.title}" belum punya pertemuan`}>
            <p>
              Rencanakan pertemuannya: bab ini lalu selesai bagi siapa yang hadir, dan menampilkan rekamannya.
            </p>
          </Notice>
        ) : undefined
      }
      columns={columns}
      nameOf={item => item.title}
      none={{
        icon: 'calendar-clock',
        text: 'Rencanakan pertemuan pertama; peserta melihatnya di halaman kelas dan diingatkan sebelum mulai.',
      }}
    >
      {isPlanning && <PlanDialog choices={choices} begin={begin} onClose={() => setPlanning(false)} />}
    </OfficeListPage>
  )
}
