import { type ReactNode, useRef, useState } from 'react'
import { isNarrowed, type OfficeListData } from '../../../shared/office-list.ts'
import { LinkButton } from '../buttons.tsx'
import type { OfficeIconName } from '../icons.tsx'
import { Empty, Panel } from '../panels.tsx'
import { type Column, Pager, Table } from '../table.tsx'
import { sortLinks } from './addresses.ts'
import type { BulkAction } from './bulk-action.ts'
import { BulkBar } from './list-bulk.tsx'
import { Chips, FilterForm } from './list-filter.tsx'
import { useListTools } from './list-tools.tsx'
import { ListTabs } from './list-views.tsx'
import { useColumns } from './use-columns.ts'
import { useListKeys } from './use-list-keys.ts'
import { type RowId, useSelection } from './use-selection.ts'

export { type BulkAction, bulkBy } from './bulk-action.ts'

interface NoRows {
  icon: OfficeIconName
  title: string
  text: ReactNode
  action?: ReactNode
}

export interface OfficeListProps<Row> {
  /** from the load: `officeList` in platform/http */
  list: OfficeListData<Row>
  /** what is listed, for the table's caption and its tabs; the list's title unless it says otherwise */
  title?: string
  /** what one row is called; the list's title unless it says otherwise: "janji temu" */
  noun?: string
  columns: readonly Column<Row>[]
  /** what a row is called where it is spoken of; its name unless it says otherwise */
  nameOf?: (row: Row) => string
  /** said where nothing matches */
  found?: string | NoRows
  /** said while there is nothing at all: "Belum ada janji temu" unless its title says otherwise */
  none: Omit<NoRows, 'title'> & { title?: string }
  /** what may be done to many at once; with none rows have no boxes */
  actions?: readonly BulkAction[]
  /** instead of the rows, while they are on their way or did not come */
  pending?: ReactNode
}

/**
 * One list of the office: its tabs, search, filters, orders and views are its address, its rows are gone through by
 * J, K, X and Enter, and Esc lets go of what is chosen. Reading and narrowing work without a script.
 */
export function OfficeList<Row extends { id: RowId; name?: string | null }>(props: OfficeListProps<Row>) {
  const { list, title = list.title, noun = list.title.toLowerCase(), none, actions = [], pending } = props
  const { nameOf = row => row.name ?? String(row.id) } = props
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const columns = useColumns(list.name, props.columns)
  const chosen = useSelection(`${list.path} ${list.state}`, list.rows, nameOf)
  const { selection } = chosen
  const { tools, dialogs } = useListTools({ list, columns })
  const at = Math.min(active, Math.max(0, list.rows.length - 1))
  const hasBoxes = actions.length > 0
  useListKeys({
    list: box,
    active: at,
    choose(index) {
      const row = list.rows[index]
      if (row && hasBoxes) selection.choose(row.id, false)
    },
    clear: selection.chosen.size > 0 ? () => chosen.setChosen(new Set()) : undefined,
  })
  const isEmpty = list.rows.length === 0
  const isFiltered = isNarrowed(list)
  return (
    <div className="o-list" ref={box}>
      <ListTabs list={list} label={title} />
      <Panel isFlush>
        {(!isEmpty || isFiltered || pending !== undefined) && <FilterForm list={list}>{tools}</FilterForm>}
        <Chips list={list} />
        {pending ?? (
          <Table
            caption={title}
            columns={columns.shown}
            rows={list.rows}
            rowKey={row => row.id}
            rowLabel={nameOf}
            sorts={sortLinks(list)}
            active={at}
            onActive={setActive}
            selection={hasBoxes ? selection : undefined}
            empty={
              isFiltered ? (
                <NothingFound path={list.path} noun={noun} found={props.found} />
              ) : (
                <Empty title={`Belum ada ${noun}`} {...none} level="h2" />
              )
            }
          />
        )}
        <Pager pager={list.pager} noun={noun} />
      </Panel>
      {hasBoxes && (
        <BulkBar
          list={list}
          noun={noun}
          actions={actions}
          chosen={selection.chosen}
          nameOf={chosen.nameOf}
          onChoose={chosen.setChosen}
          onChooseAll={chosen.chooseAll}
        />
      )}
      {dialogs}
    </div>
  )
}

interface NothingFoundProps {
  path: string
  noun: string
  found: string | NoRows | undefined
}

function NothingFound(props: NothingFoundProps) {
  const { path, noun, found = 'Periksa ejaannya, atau longgarkan saringannya.' } = props
  if (typeof found === 'object') return <Empty {...found} level="h2" />
  return (
    <Empty
      icon="search"
      level="h2"
      title={`Tidak ada ${noun} yang cocok`}
      text={found}
      action={<LinkButton href={path}>Tampilkan semua</LinkButton>}
    />
  )
}
