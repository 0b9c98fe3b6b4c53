import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Facts, Notice } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { DecideForm, OutcomeForm } from './payout-queue.views.tsx'
import type { QueueItem, QueuePage } from './payouts.contract.ts'
import { payoutStates } from './payouts.rules.ts'

export const pages: PagesOf<'payouts.queue'> = { 'payouts.queue': Queue }

/** What was asked for; whoever neither earns nor asked decides, and says when it was sent. */
function Queue({ data: { list, today } }: { data: QueuePage }) {
  const [open, setOpen] = useState<QueueItem>()
  const close = () => setOpen(undefined)
  return (
    <OfficeListPage
      list={list}
      text="Pencairan ditransfer dengan tangan dari rekening Anda, lalu dicatat di sini."
      columns={columnsWith(setOpen)}
      nameOf={item => item.code}
      none={{ icon: 'wallet', text: 'Yang diajukan penerima muncul di sini.' }}
    >
      <Dialog title={open ? `${open.code} · ${open.payee}` : ''} open={open !== undefined} onClose={close}>
        {open && <Payout item={open} today={today} onDone={close} />}
      </Dialog>
    </OfficeListPage>
  )
}

const columnsWith = (open: (item: QueueItem) => void): Column<QueueItem>[] => [
  mainColumn('payee', 'Penerima', item => withSmall(item.payee, `${item.code} · ${item.requestedText}`)),
  { key: 'amount', label: 'Jumlah', align: 'end', cell: item => item.amountText },
  statusColumn(item => payoutStates[item.status]),
  { key: 'bank', label: 'Bank', cell: item => withSmall(item.bankName, `••••${item.accountEnd}`) },
  { key: 'signs', label: 'Perhatikan', cell: item => item.signs.join('. ') },
  deedColumn(item => (
    <Button isSmall label={`Periksa pencairan ${item.code}`} onClick={() => open(item)}>
      Periksa
    </Button>
  )),
]

/** All that is needed to decide, and what may be decided now. */
function Payout({ item, today, onDone }: { item: QueueItem; today: string; onDone: () => void }) {
  const isOver = item.status === 'rejected' || item.status === 'cancelled' || item.status === 'reversed'
  return (
    <>
      {item.signs.length > 0 && (
        <Notice tone="warning" title="Perhatikan">
          <ul>
            {item.signs.map(sign => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Facts facts={item.facts} />
      {!isOver && item.why && (
        <Notice tone="info">
          <p>{item.why}</p>
        </Notice>
      )}
      {!isOver && !item.why && item.status === 'requested' && <DecideForm item={item} onDone={onDone} />}
      {!isOver && !item.why && item.status !== 'requested' && (
        <OutcomeForm item={item} today={today} onDone={onDone} />
      )}
    </>
  )
}
