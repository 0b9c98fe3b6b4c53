import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import {
  binText,
  ownerColumn,
  seeColumn,
  touchedColumn,
  writtenBulk,
} from '../../../ui/office/list/written-list.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import type { Column } from '../../../ui/office/table.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { EntryListPage, EntryListRow, KindWords } from './entries-pages.contract.ts'

export const pages: PagesOf<'entries.list'> = { 'entries.list': EntryList }

const columnsOf = (title: string, occurs: string): Column<EntryListRow>[] => [
  mainColumn('name', title, ({ name, href, note }) => withSmall(<a href={href}>{name}</a>, note)),
  ...(occurs ? [{ key: 'occurs', label: occurs, cell: (row: EntryListRow) => row.occurs || '-' }] : []),
  statusColumn(({ state }) => state),
  touchedColumn,
  ownerColumn,
  seeColumn,
]

/** The list of a kind: /Kelola/Acara and its like */
function EntryList({ data: { list, kind, occurs, canPublish, ways } }: { data: EntryListPage }) {
  const isBin = list.filters.some(({ name, value }) => name === 'state' && value === 'trash')
  return (
    <OfficeListPage
      list={list}
      noun={kind.one}
      text={isBin ? binText : kind.about}
      columns={columnsOf(kind.title, occurs)}
      bulk={writtenBulk(kind.path, { isBin, canPublish })}
      none={{
        icon: kind.icon,
        text: 'Mulai menulis; pengunjung baru melihatnya setelah Anda menerbitkan.',
      }}
      actions={
        <>
          {ways.map(({ label, icon, href }) => (
            <LinkButton key={href} href={href} icon={icon}>
              {label}
            </LinkButton>
          ))}
          <Begin kind={kind} />
        </>
      }
    />
  )
}

function Begin({ kind }: { kind: KindWords }) {
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  async function begin(): Promise<void> {
    setBusy(true)
    const result = await callApi<{ href: string }>('POST', kind.path, {})
    setBusy(false)
    if (result.ok) goTo(result.data.href)
    else toasts.show({ message: result.message, tone: 'bad' })
  }
  return (
    <Button tone="main" icon="plus" busy={isBusy} onClick={() => void begin()}>
      {`Tulis ${kind.one}`}
    </Button>
  )
}
