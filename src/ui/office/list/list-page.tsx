import type { ReactNode } from 'react'
import { isNarrowed } from '../../../shared/office-list.ts'
import { Office } from '../office.tsx'
import type { BulkAction } from './bulk-action.ts'
import { OfficeList, type OfficeListProps } from './office-list.tsx'
import type { RowId } from './use-selection.ts'

interface OfficeListPageProps<Row> extends Omit<OfficeListProps<Row>, 'actions'> {
  /** one sentence: what can be done here */
  text: string
  /** buttons at the head; while there is nothing at all they stand where the list would be */
  actions?: ReactNode
  /** what may be done to many at once */
  bulk?: readonly BulkAction[]
  /** above the list */
  before?: ReactNode
  /** below the list: further panels, dialogs */
  children?: ReactNode
}

/** A page of the office that is one list. */
export function OfficeListPage<Row extends { id: RowId; name?: string | null }>(
  props: OfficeListPageProps<Row>,
) {
  const { text, actions, bulk, before, children, none, ...list } = props
  const { path, title, rows } = list.list
  const isBare = rows.length === 0 && !isNarrowed(list.list) && list.pending === undefined
  const isBelow = isBare && none.action === undefined
  return (
    <Office path={path} title={title} text={text} actions={isBelow ? undefined : actions}>
      {before}
      <OfficeList {...list} actions={bulk} none={isBelow ? { ...none, action: actions } : none} />
      {children}
    </Office>
  )
}
