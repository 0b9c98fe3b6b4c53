import { LinkButton } from '../buttons.tsx'
import type { Column } from '../table.tsx'
import { withSmall } from './columns.tsx'
import { bulkBy } from './office-list.tsx'

/** What lists of things that are written have in common. */
interface Written {
  name: string
  touched: string
  /** when it is to be published; empty where that is not planned */
  stateNote: string
  owner: string
  /** where visitors see it; empty where they do not */
  siteHref: string
}

export const touchedColumn: Column<Written> = {
  key: 'touched',
  label: 'Terakhir diubah',
  cell: ({ touched, stateNote }) => withSmall(touched, stateNote),
}

export const ownerColumn: Column<Written> = {
  key: 'owner',
  label: 'Ditulis',
  cell: ({ owner }) => owner || '-',
}

export const seeColumn: Column<Written> = {
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
}

export const binText = 'Yang dibuang terhapus setelah 30 hari. Sampai itu dapat dipulihkan.'

/** What can be done to many at once. `path`: of their calls, /v1/posts. */
export function writtenBulk(path: string, { isBin, canPublish }: { isBin: boolean; canPublish: boolean }) {
  const act = bulkBy(`${path}/bulk`, 'act')
  if (isBin)
    return [act('restore', 'Pulihkan', 'Kembali seperti sebelum dibuang; yang tadinya terbit, terbit lagi.')]
  const trash = act('trash', 'Buang', 'Pindah ke sampah; 30 hari lagi terhapus.', {
    icon: 'trash',
    tone: 'danger',
    opposite: 'restore',
  })
  if (!canPublish) return [trash]
  return [
    act('publish', 'Terbitkan', 'Draf yang dipilih langsung tampil di situs.', { icon: 'done' }),
    act('withdraw', 'Tarik dari situs', 'Isinya tetap tersimpan sebagai draf.'),
    act('archive', 'Arsipkan', 'Tidak lagi tampil di situs dan tidak di antara draf.'),
    trash,
  ]
}
