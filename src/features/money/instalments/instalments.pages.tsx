import { LinkButton } from '../../../ui/office/buttons.tsx'
import { mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { PlanItem, PlansPage } from './instalments.contract.ts'
import { planStates } from './instalments.rules.ts'

export const pages: PagesOf<'instalments.list'> = { 'instalments.list': Plans }

const columns: Column<PlanItem>[] = [
  mainColumn('who', 'Pembeli', item => withSmall(<a href={item.href}>{item.name}</a>, item.title)),
  statusColumn(item => planStates[item.state]),
  { key: 'paid', label: 'Lunas', cell: item => `${item.paid} dari ${item.parts}` },
  { key: 'next', label: 'Jatuh tempo', cell: item => item.nextText },
  { key: 'open', label: 'Belum dibayar', align: 'end', cell: item => item.openText },
]

/** Who pays in parts, those behind first. */
function Plans({ data: { list, isOpen, settingsHref } }: { data: PlansPage }) {
  const set = <LinkButton href={settingsHref}>Atur cicilan</LinkButton>
  return (
    <OfficeListPage
      list={list}
      text="Siapa mencicil apa. Yang lewat masa tenggang ditutup kelasnya sampai cicilannya dibayar."
      actions={set}
      columns={columns}
      none={{
        icon: 'calendar',
        text: isOpen
          ? 'Cicilan muncul di sini begitu seorang pembeli memilihnya saat membayar.'
          : 'Situs ini belum menerima cicilan. Buka di pengaturan, lalu pembeli dapat memilihnya saat membayar.',
        action: set,
      }}
    />
  )
}
