import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton, Menu } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { bulkBy } from '../../../ui/office/list/office-list.tsx'
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
  {
    key: 'touched',
    label: 'Terakhir diubah',
    cell: ({ touched, stateNote }) => withSmall(touched, stateNote),
  },
  { key: 'owner', label: 'Ditulis', cell: ({ owner }) => owner || '-' },
  { key: 'views', label: 'Dilihat', align: 'end', cell: ({ views }) => views },
  {
    key: 'see',
    label: 'Lihat',
    isLabelHidden: true,
    align: 'end',
    cell: ({ siteHref, name }) =>
      siteHref ? (
        <LinkButton href={siteHref} tone="quiet" isSmall isOutside icon="external">
          Lihat
          <span className="o-unseen">{` ${name}`}</span>
        </LinkButton>
      ) : null,
  },
]

const act = bulkBy('/v1/posts/bulk', 'act')
const inBin = [
  act('restore', 'Pulihkan', 'Kembali seperti sebelum dibuang; yang tadinya terbit, terbit lagi.'),
]
const trash = act('trash', 'Buang', 'Pindah ke sampah; 30 hari lagi terhapus.', {
  icon: 'trash',
  tone: 'danger',
})
const ofPublishers = [
  act('publish', 'Terbitkan', 'Draf yang dipilih langsung tampil di situs.', { icon: 'done' }),
  act('withdraw', 'Tarik dari situs', 'Isinya tetap tersimpan sebagai draf.'),
  act('archive', 'Arsipkan', 'Tidak lagi tampil di situs dan tidak di antara draf.'),
  trash,
]

/** /Kelola/Tulisan */
function WritingList({ data: { list, kinds, canPublish, canManageCategories } }: { data: WritingListPage }) {
  const isBin = list.filters.some(({ name, value }) => name === 'state' && value === 'trash')
  const asked = list.filters.find(({ name }) => name === 'kind')?.value
  return (
    <OfficeListPage
      list={list}
      noun="tulisan"
      text={
        isBin
          ? 'Yang dibuang terhapus setelah 30 hari. Sampai itu dapat dipulihkan.'
          : 'Tulis, terbitkan, jadwalkan. Yang berstatus draf hanya terlihat di sini.'
      }
      columns={columns}
      bulk={isBin ? inBin : canPublish ? ofPublishers : [trash]}
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
