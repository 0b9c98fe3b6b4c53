import { useState } from 'react'
import type { KeptView, OfficeListData } from '../../../shared/office-list.ts'
import { Button, LinkButton, Menu, type MenuItem } from '../buttons.tsx'
import { Dialog } from '../dialog.tsx'
import { CheckField } from '../fields.tsx'
import { OfficeIcon } from '../icons.tsx'
import { currentView, ViewDialog } from './list-views.tsx'
import type { useColumns } from './use-columns.ts'

type Opened = 'columns' | 'view' | 'new' | undefined

interface ToolsProps<Row> {
  list: OfficeListData<unknown>
  columns: ReturnType<typeof useColumns<Row>>
}

/** What may be done with the list itself. Its dialogs hold forms of their own, so they stand beside the list's. */
export function useListTools<Row>({ list, columns }: ToolsProps<Row>) {
  const [opened, setOpened] = useState<Opened>()
  const view = currentView(list)
  const close = () => setOpened(undefined)
  return {
    tools: <ListTools list={list} view={view} open={setOpened} />,
    dialogs: (
      <>
        <ViewDialog
          list={list}
          view={opened === 'view' ? view : undefined}
          open={opened === 'view' || opened === 'new'}
          onClose={close}
        />
        <ColumnsDialog columns={columns} open={opened === 'columns'} onClose={close} />
      </>
    ),
  }
}

interface ListToolsProps {
  list: OfficeListData<unknown>
  view: KeptView | undefined
  open: (what: Opened) => void
}

/** Columns, views, the file. */
function ListTools({ list, view, open }: ListToolsProps) {
  const items: MenuItem[] = [
    { label: 'Pilih kolom', icon: 'settings', onSelect: () => open('columns') },
    ...(list.state !== '' && !view?.isOwn
      ? [{ label: 'Simpan tampilan ini', icon: 'plus', onSelect: () => open('new') } as const]
      : []),
    ...(view?.isOwn
      ? [{ label: `Ubah tampilan “${view.name}”`, icon: 'pen', onSelect: () => open('view') } as const]
      : []),
  ]
  return (
    <>
      <Menu label="Tampilan" className="o-btn o-btn-plain" items={items}>
        <OfficeIcon name="settings" />
        Tampilan
      </Menu>
      {list.fileHref !== '' && list.total > 0 && (
        <LinkButton href={list.fileHref} icon="download" download>
          Unduh CSV
        </LinkButton>
      )}
    </>
  )
}

interface ColumnsProps<Row> {
  columns: ToolsProps<Row>['columns']
  open: boolean
  onClose: () => void
}

function ColumnsDialog<Row>({ columns: { choosable, hidden, hide }, open, onClose }: ColumnsProps<Row>) {
  return (
    <Dialog
      title="Pilih kolom"
      open={open}
      onClose={onClose}
      size="small"
      footer={
        <>
          {hidden.length > 0 && (
            <Button tone="quiet" onClick={() => hide([])}>
              Tampilkan semua
            </Button>
          )}
          <Button tone="main" onClick={onClose}>
            Selesai
          </Button>
        </>
      }
    >
      <div className="o-form">
        {choosable.map(({ key, label }) => (
          <CheckField
            key={key}
            label={label}
            name={`column-${key}`}
            value={!hidden.includes(key)}
            onChange={isShown => hide(isShown ? hidden.filter(one => one !== key) : [...hidden, key])}
          />
        ))}
        <p className="o-hint">Pilihan ini diingat di peramban ini.</p>
      </div>
    </Dialog>
  )
}
