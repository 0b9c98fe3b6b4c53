import type { ReactNode } from 'react'
import { Tag, type TagTone } from '../panels.tsx'
import type { Column } from '../table.tsx'

/** Columns that many lists have. */

/** What a row is called, in the words of its list. */
export const mainColumn = <Row,>(key: string, label: string, cell: (row: Row) => ReactNode): Column<Row> => ({
  key,
  label,
  isMain: true,
  cell,
})

/** Where a thing stands, in one coloured word. */
export const statusColumn = <Row,>(
  wordsOf: (row: Row) => { label: string; tone: TagTone },
  key = 'status',
): Column<Row> => ({
  key,
  label: 'Status',
  cell: row => {
    const { label, tone } = wordsOf(row)
    return <Tag tone={tone}>{label}</Tag>
  },
})

/** Whether learners may open it; what nobody has set up yet says so. */
export const openColumn = <Row extends { isOpen: boolean; isSet: boolean }>(): Column<Row> =>
  statusColumn(({ isOpen, isSet }) =>
    isOpen
      ? { label: 'Dibuka', tone: 'green' }
      : { label: isSet ? 'Belum dibuka' : 'Belum diatur', tone: isSet ? 'neutral' : 'orange' },
  )

/** What may be done to one row. */
export const deedColumn = <Row,>(
  cell: (row: Row) => ReactNode,
  look?: Pick<Column<Row>, 'align'>,
): Column<Row> => ({
  key: 'do',
  label: 'Tindakan',
  isLabelHidden: true,
  cell,
  ...look,
})

/** A text, and below it a small one where there is any. */
export const withSmall = (text: ReactNode, small: ReactNode) => (
  <div>
    {text}
    {small && <small>{small}</small>}
  </div>
)
