import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { HandInItem, HandInListPage } from './hand-in-pages.contract.ts'

export const pages: PagesOf<'handIns.list'> = { 'handIns.list': HandIns }

const columns: Column<HandInItem>[] = [
  mainColumn('name', 'Nama', item =>
    withSmall(
      item.href ? <a href={item.href}>{item.name}</a> : item.name,
      [item.group, item.title].filter(Boolean).join(' · '),
    ),
  ),
  statusColumn(item => ({ label: item.stateLabel, tone: item.stateTone })),
  {
    key: 'submitted',
    label: 'Dikumpulkan',
    cell: item => withSmall(item.submittedText || '–', item.lateText),
  },
  { key: 'points', label: 'Nilai', cell: item => withSmall(item.percentText || '–', item.pointsText) },
  {
    key: 'class',
    label: 'Kelas',
    isRest: true,
    cell: item => withSmall(item.className, item.runName),
  },
]

/** Everybody who takes part, with what they have handed in. */
function HandIns({ data: { list, chosen } }: { data: HandInListPage }) {
  const deed = useDeed()
  return (
    <OfficeListPage
      list={list}
      text={chosen ? chosen.title : 'Pilih tugas untuk melihat satu tugas saja.'}
      actions={
        <>
          {chosen && chosen.ready > 0 && (
            <Button
              tone="main"
              busy={deed.isBusy}
              onClick={() => void deed.run(callApi('POST', `/v1/assignments/${chosen.chapterId}/release`))}
            >
              Rilis {chosen.ready} nilai
            </Button>
          )}
          {chosen && <LinkButton href={chosen.settingsHref}>Pengaturan tugas</LinkButton>}
        </>
      }
      columns={columns}
      none={{
        icon: 'clipboard-list',
        text: 'Peserta kelas muncul di sini setelah sebuah tugas dibuka untuk mereka.',
      }}
    />
  )
}
