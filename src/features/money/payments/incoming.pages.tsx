import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { AmountField } from '../../../ui/office/amount-field.tsx'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { CheckField, TextArea } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Facts, Notice } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { IncomingItem, IncomingPage } from './incoming.contract.ts'
import { type State, stateWords } from './payment-attempts.rules.ts'

export const pages: PagesOf<'payments.incoming'> = { 'payments.incoming': Incoming }

const tones = { info: 'neutral', good: 'green', warning: 'orange' } as const
const statusOf = (state: State) => ({ label: stateWords[state].label, tone: tones[stateWords[state].tone] })

/** Attempts to pay; transfers by hand wait here for somebody who looks at the account. */
function Incoming({ data: { list, waiting } }: { data: IncomingPage }) {
  const [open, setOpen] = useState<IncomingItem>()
  return (
    <OfficeListPage
      list={list}
      text={
        waiting > 0
          ? `${waiting} bukti transfer menunggu pemeriksaan.`
          : 'Percobaan membayar di situs ini. Tidak ada yang menunggu pemeriksaan.'
      }
      actions={<LinkButton href={routes['Kelola-Pembayaran']}>Pengaturan</LinkButton>}
      columns={columnsWith(setOpen)}
      none={{ icon: 'list', text: 'Pembayaran muncul di sini begitu seseorang memilih cara bayar.' }}
    >
      <Dialog title={open?.number ?? ''} open={open !== undefined} onClose={() => setOpen(undefined)}>
        {open && <Payment item={open} onDone={() => setOpen(undefined)} />}
      </Dialog>
    </OfficeListPage>
  )
}

const columnsWith = (open: (item: IncomingItem) => void): Column<IncomingItem>[] => [
  mainColumn('number', 'Tagihan', item => withSmall(item.number, item.buyer)),
  { key: 'amount', label: 'Jumlah', cell: item => withSmall(item.amountText, item.channelText) },
  statusColumn(item => statusOf(item.state)),
  { key: 'at', label: 'Dimulai', cell: item => withSmall(item.atText, item.isSimulated ? 'simulasi' : '') },
  deedColumn(item => {
    const word = item.isToDecide ? 'Periksa' : 'Buka'
    return (
      <Button isSmall label={`${word} ${item.number}`} onClick={() => open(item)}>
        {word}
      </Button>
    )
  }),
]

function Payment({ item, onDone }: { item: IncomingItem; onDone: () => void }) {
  return (
    <>
      <Facts
        facts={[
          { label: 'Pembeli', value: item.buyer },
          { label: 'Jumlah', value: item.amountText },
          { label: 'Cara bayar', value: item.channelText },
          { label: 'Status', value: stateWords[item.state].label },
          { label: 'Dikembalikan', value: item.returnedText },
          { label: 'Catatan', value: item.problem },
          { label: 'Referensi', value: <code>{item.ref}</code> },
          { label: 'Dimulai', value: item.atText },
          {
            label: 'Bukti',
            value: item.proofUrl && (
              <a href={item.proofUrl} target="_blank" rel="noreferrer">
                Lihat bukti transfer
              </a>
            ),
          },
        ]}
      />
      {item.whyNot && <Notice tone="warning">{item.whyNot}</Notice>}
      {item.isToDecide && <Decide item={item} onDone={onDone} />}
    </>
  )
}

function Decide({ item, onDone }: { item: IncomingItem; onDone: () => void }) {
  const path = `/v1/payments/${item.id}/decision`
  const confirm = useForm({
    initial: { received: Number.NaN, isShort: false },
    submit: values => callApi<{ state: string }>('POST', path, { decision: 'confirmed', ...values }),
    onDone,
    said: ({ state }) => (state === 'paid' ? `${item.number} lunas` : 'Uang tercatat; menunggu dikembalikan'),
  })
  const reject = useForm({
    initial: { reason: '' },
    submit: values => callApi('POST', path, { decision: 'rejected', ...values }),
    onDone,
    said: `Bukti untuk ${item.number} ditolak`,
  })
  return (
    <>
      <FormFrame form={confirm} submit="Uang sudah masuk">
        <AmountField
          label="Jumlah di rekening"
          hint="Lihat mutasi rekening, bukan buktinya"
          required
          {...confirm.field('received')}
        />
        {confirm.values.received < item.amount && (
          <CheckField
            label={`Memang hanya itu yang masuk, kurang dari ${item.amountText}`}
            hint="Uangnya dicatat seluruhnya dan menunggu dikembalikan; tagihannya tetap terbuka."
            name="isShort"
            value={confirm.values.isShort}
            onChange={value => confirm.set('isShort', value)}
          />
        )}
      </FormFrame>
      <FormFrame form={reject} submit="Tolak bukti" tone="danger">
        <TextArea label="Alasan untuk pembeli" rows={2} required {...reject.field('reason')} />
      </FormFrame>
    </>
  )
}
