import { to } from '../../../routes.ts'
import { LinkButton } from '../../../ui/office/buttons.tsx'
import { deedColumn, mainColumn, openColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { AssignmentItem, AssignmentListPage } from './assignment-pages.contract.ts'

export const pages: PagesOf<'assignments.list'> = { 'assignments.list': Assignments }

const columns: Column<AssignmentItem>[] = [
  mainColumn('name', 'Tugas', item => withSmall(<a href={item.href}>{item.name}</a>, item.className)),
  openColumn(),
  { key: 'handedIn', label: 'Terkumpul', cell: item => String(item.handedIn) },
  { key: 'waiting', label: 'Menunggu dinilai', cell: item => String(item.waiting) },
  deedColumn(item => (
    <LinkButton href={item.isSet ? item.handInsHref : item.href} isSmall>
      {item.isSet ? 'Kumpulan' : 'Atur'}
    </LinkButton>
  )),
]

/** Chapters that are assignments. */
function Assignments({ data: { list } }: { data: AssignmentListPage }) {
  return (
    <OfficeListPage
      list={list}
      text="Setiap bab berjenis tugas ada di sini, dengan pengaturan, rubrik, dan yang dikumpulkan."
      actions={<LinkButton href={to.handIns()}>Semua kumpulan</LinkButton>}
      columns={columns}
      none={{
        icon: 'clipboard-list',
        text: 'Tambahkan bab berjenis tugas di susunan kelas; tugasnya lalu diatur dari halaman ini.',
      }}
    />
  )
}
