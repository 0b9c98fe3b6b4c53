import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton, Menu } from '../../../ui/office/buttons.tsx'
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
import type { WritingListPage, WritingRow } from './writing-pages.contract.ts'

export const pages: PagesOf<'writing.list'> = { 'writing.list': WritingList }

const columns: Column<WritingRow>[] = [
  mainColumn('name', 'Judul', ({ name, href, kindLabel, category }) =>
    withSmall(<a href={href}>{name}</a>, category ? `${kindLabel} · ${category}` : kindLabel),
  ),
  statusColumn(({ state }) => state),
  touchedColumn,
  ownerColumn,
  { key: 'views', label: 'Dilihat', align: 'end', cell: ({ views }) => views },
  seeColumn,
]

/** /Kelola/Tulisan */
function WritingList({ data: { list, kinds, canPublish, canManageCategories } }: { data: WritingListPage }) {
  const isBin = list.filters.some(({ name, value }) => name === 'state' && value === 'trash')
  const asked = list.filters.find(({ name }) => name === 'kind')?.value
  return (
    <OfficeListPage
      list={list}
      noun="tulisan"
      text={isBin ? binText : 'Tulis, terbitkan, jadwalkan. Yang berstatus draf hanya terlihat di sini.'}
      columns={columns}
      bulk={writtenBulk('/v1/posts', { isBin, canPublish })}
      none={{ icon: 'pen', text: 'Mulai menulis; pengunjung baru melihatnya setelah Anda menerbitkan.' }}
      actions={
        <>
          {canManageCategories && (
            <LinkButton href={to.writingCategories()} icon="folder">
              Kategori
            </LinkButton>
          )}
          <Begin kinds={kinds} asked={asked} />
        </>
      }
    />
  )
}

function Begin({ kinds, asked }: { kinds: WritingListPage['kinds']; asked: string | undefined }) {
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  async function begin(kind: string): Promise<void> {
    setBusy(true)
    const result = await callApi<{ href: string }>('POST', '/v1/posts', { kind })
    setBusy(false)
    if (result.ok) goTo(result.data.href)
    else toasts.show({ message: result.message, tone: 'bad' })
  }
  const known = kinds.find(({ value }) => value === asked) ?? (kinds.length === 1 ? kinds[0] : undefined)
  if (known)
    return (
      <Button tone="main" icon="plus" busy={isBusy} onClick={() => void begin(known.value)}>
        {`Tulis ${known.label.toLowerCase()}`}
      </Button>
    )
  return (
    <Menu
      label="Tulis"
      className="o-btn o-btn-main"
      items={kinds.map(({ value, label }) => ({ label, onSelect: () => void begin(value) }))}
    >
      Tulis baru
    </Menu>
  )
}
