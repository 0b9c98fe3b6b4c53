import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { Dialog } from '../../../ui/office/dialog.tsx'
import type { BulkAction } from '../../../ui/office/list/bulk-action.ts'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Facts, Notice } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { DecideForm, OutcomeForm } from './payout-queue.views.tsx'
import { UnderWay } from './payout-sending.views.tsx'
import { PayoutSettingsForm } from './payout-settings.views.tsx'
import type { QueueItem, QueuePage } from './payouts.contract.ts'
import { openStates, payoutStates } from './payouts.rules.ts'

export const pages: PagesOf<'payouts.queue'> = { 'payouts.queue': Queue }

/** What was asked for; whoever neither earns nor asked decides, and says when it was sent. */
function Queue({ data: { list, today, settings, maySet } }: { data: QueuePage }) {
  const [open, setOpen] = useState<QueueItem>()
  const [isSetting, setSetting] = useState(false)
  const close = () => setOpen(undefined)
  const { provider } = settings
  return (
    <OfficeListPage
      list={list}
      text={
        provider
          ? `Yang disetujui dikirim lewat ${provider}, atau ditransfer dengan tangan lalu dicatat di sini.`
          : 'Pencairan ditransfer dengan tangan dari rekening Anda, lalu dicatat di sini.'
      }
      actions={maySet && <Button onClick={() => setSetting(true)}>Pengaturan pencairan</Button>}
      bulk={[approveMany, ...(provider ? [sendMany(provider)] : [])]}
      columns={columnsWith(setOpen)}
      nameOf={item => item.code}
      none={{ icon: 'wallet', text: 'Yang diajukan penerima muncul di sini.' }}
    >
      <Dialog title={open ? `${open.code} · ${open.payee}` : ''} open={open !== undefined} onClose={close}>
        {open && <Payout item={open} today={today} provider={provider} onDone={close} />}
      </Dialog>
      <Dialog title="Pengaturan pencairan" open={isSetting} onClose={() => setSetting(false)}>
        {isSetting && <PayoutSettingsForm settings={settings} onDone={() => setSetting(false)} />}
      </Dialog>
    </OfficeListPage>
  )
}

const approveMany: BulkAction = {
  label: 'Setujui',
  icon: 'check',
  text: 'Setiap pencairan diperiksa sendiri-sendiri; yang tidak boleh Anda setujui disebutkan alasannya.',
  path: '/v2/payout/approve',
  body: {},
}

const sendMany = (provider: string): BulkAction => ({
  label: 'Kirim lewat penyedia',
  icon: 'wallet',
  text: `Yang sudah disetujui dikirim lewat ${provider} sebagai satu kelompok. Hasilnya tercatat satu per satu.`,
  path: '/v2/payout/send',
  body: {},
})

const columnsWith = (open: (item: QueueItem) => void): Column<QueueItem>[] => [
  mainColumn('payee', 'Penerima', item => withSmall(item.payee, `${item.code} · ${item.requestedText}`)),
  {
    key: 'amount',
    label: 'Ditransfer',
    align: 'end',
    cell: item =>
      item.withheld > 0 ? withSmall(item.netText, `dari ${item.amountText}, sisanya PPh`) : item.netText,
  },
  statusColumn(item => payoutStates[item.status]),
  { key: 'bank', label: 'Bank', cell: item => withSmall(item.bankName, `••••${item.accountEnd}`) },
  { key: 'signs', label: 'Perhatikan', cell: item => item.signs.join('. ') },
  deedColumn(item => (
    <Button isSmall label={`Periksa pencairan ${item.code}`} onClick={() => open(item)}>
      Periksa
    </Button>
  )),
]

interface PayoutProps {
  item: QueueItem
  today: string
  provider: string
  onDone: () => void
}

/** All that is needed to decide, and what may be decided now. */
function Payout({ item, today, provider, onDone }: PayoutProps) {
  const isUnderWay = item.status === 'queued' || item.status === 'processing' || item.status === 'unknown'
  const isOver = !openStates.includes(item.status) && !(item.status === 'paid' && !item.isByProvider)
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
      {!isOver && !item.why && item.whyNotYet && (
        <Notice tone="warning">
          <p>{item.whyNotYet}</p>
        </Notice>
      )}
      {!isOver && !item.why && item.status === 'requested' && <DecideForm item={item} onDone={onDone} />}
      {isUnderWay && <UnderWay item={item} onDone={onDone} />}
      {!isOver && !isUnderWay && !item.why && item.status !== 'requested' && (
        <OutcomeForm item={item} today={today} provider={provider} onDone={onDone} />
      )}
    </>
  )
}
