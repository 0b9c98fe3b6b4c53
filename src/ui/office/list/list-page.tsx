import type { ReactNode } from 'react'
import { Office } from '../office.tsx'
import type { BulkAction } from './bulk-action.ts'
import { OfficeList, type OfficeListProps } from './office-list.tsx'
import type { RowId } from './use-selection.ts'

interface OfficeListPageProps<Row> extends Omit<OfficeListProps<Row>, 'actions'> {
  /** one sentence: what can be done here */
  text: string
  /** buttons at the head, offered again while the list is empty */
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
  const { path, title } = list.list
  return (
    <Office path={path} title={title} text={text} actions={actions}>
      {before}
      <OfficeList {...list} actions={bulk} none={{ action: actions, ...none }} />
      {children}
    </Office>
  )
}
