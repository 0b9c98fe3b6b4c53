import { useState } from 'react'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { Button } from '../buttons.tsx'
import { callApi } from '../call-api.ts'
import { useToasts } from '../toasts.tsx'
import type { BulkAction } from './bulk-action.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { RowId } from './use-selection.ts'

interface BulkBarProps {
  list: OfficeListData<unknown>
  noun: string
  actions: readonly BulkAction[]
  chosen: ReadonlySet<RowId>
  nameOf: (id: RowId) => string
  onChoose: (ids: ReadonlySet<RowId>) => void
  onChooseAll: (rows: readonly { id: RowId; name: string }[]) => void
}

/** Stands at the foot while rows are chosen. */
export function BulkBar(props: BulkBarProps) {
  const { list, noun, actions, chosen, nameOf, onChoose, onChooseAll } = props
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const [action, setAction] = useState<BulkAction>()
  async function chooseAll(): Promise<void> {
    setAsking(true)
    const result = await callApi<{ rows: { id: RowId; name: string }[] }>('GET', list.idsHref)
    setAsking(false)
    if (result.ok) onChooseAll(result.data.rows)
    else toasts.show({ message: result.message, tone: 'bad' })
  }
  const many = chosen.size.toLocaleString('id-ID')
  return (
    <>
      <p className="o-unseen" role="status">
        {chosen.size > 0 ? `${many} ${noun} dipilih` : ''}
      </p>
      {chosen.size > 0 && (
        <section className="o-bulk" aria-label="Tindakan untuk yang dipilih">
          <p>
            <strong>{many}</strong> dipilih
          </p>
          {chosen.size < list.total && list.idsHref !== '' && (
            <Button isSmall tone="quiet" busy={isAsking} onClick={() => void chooseAll()}>
              Pilih semua {list.total.toLocaleString('id-ID')} yang cocok
            </Button>
          )}
          <div className="o-actions">
            {actions.map(one => (
              <Button key={one.label} isSmall icon={one.icon} tone={one.tone} onClick={() => setAction(one)}>
                {one.label}
              </Button>
            ))}
            <Button isSmall tone="quiet" onClick={() => onChoose(new Set())}>
              Batal pilih
            </Button>
          </div>
        </section>
      )}
      <BulkDialog
        action={action}
        noun={noun}
        ids={[...chosen]}
        nameOf={nameOf}
        onClose={() => setAction(undefined)}
        onChoose={onChoose}
      />
    </>
  )
}
