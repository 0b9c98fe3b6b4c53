import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { mainColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Facts, Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { OrderItem, OrderPage, OrdersPage, RefundItem } from './order-pages.contract.ts'
import { orderStates, refundStates } from './orders.rules.ts'
import { Papers, PriceLines, Schedule } from './orders.views.tsx'
import { AccountFor } from './refund-wishes.views.tsx'
import { AskRefund, DecideRefund, RefundLimits } from './refunds.views.tsx'

export const pages: PagesOf<'orders.list' | 'orders.one'> = { 'orders.list': Orders, 'orders.one': Order }

const columns: Column<OrderItem>[] = [
  mainColumn('what', 'Pesanan', item => withSmall(<a href={item.href}>{item.number}</a>, item.title)),
  { key: 'who', label: 'Pembeli', cell: item => withSmall(item.buyer, item.email) },
  {
    key: 'status',
    label: 'Status',
    cell: item => (
      <span>
        <Tag tone={orderStates[item.state].tone}>{orderStates[item.state].label}</Tag>{' '}
        {item.openRefunds > 0 && <Tag tone="orange">Pengembalian menunggu</Tag>}
      </span>
    ),
  },
  { key: 'total', label: 'Total', align: 'end', cell: item => item.totalText },
  { key: 'when', label: 'Dipesan', cell: item => item.atText },
]

/** What was ordered, newest first. */
function Orders({ data: { list, openRefunds, limits } }: { data: OrdersPage }) {
  const [isSetting, setSetting] = useState(false)
  return (
    <OfficeListPage
      list={list}
      text={
        openRefunds > 0
          ? `${openRefunds} pengembalian dana menunggu keputusan atau pengiriman.`
          : 'Siapa membeli apa, sudah dibayar atau belum, dan apa yang dikembalikan.'
      }
      actions={limits && <Button onClick={() => setSetting(true)}>Batas pengembalian</Button>}
      columns={columns}
      none={{ icon: 'wallet', text: 'Pesanan muncul di sini begitu seseorang membeli kelas berbayar.' }}
    >
      <Dialog title="Batas pengembalian dana" open={isSetting} onClose={() => setSetting(false)}>
        {isSetting && limits && <RefundLimits limits={limits} onDone={() => setSetting(false)} />}
      </Dialog>
    </OfficeListPage>
  )
}

const entryColumns: Column<OrderPage['entries'][number]>[] = [
  mainColumn('what', 'Kejadian', entry => withSmall(entry.words, entry.atText)),
  { key: 'debit', label: 'Debit', cell: entry => entry.debit },
  { key: 'credit', label: 'Kredit', cell: entry => entry.credit },
  { key: 'amount', label: 'Jumlah', align: 'end', cell: entry => entry.amountText },
]

const eventColumns: Column<OrderPage['events'][number]>[] = [
  mainColumn('what', 'Kejadian', event => withSmall(event.words, event.why)),
  { key: 'when', label: 'Waktu', cell: event => event.atText },
  { key: 'who', label: 'Oleh', cell: event => event.by || 'Sistem' },
  { key: 'amount', label: 'Jumlah', align: 'end', cell: event => event.amountText },
]

/** One order: what was agreed, what happened, and what the books say of it. */
function Order({ data }: { data: OrderPage }) {
  const { item, events, entries, refunds } = data
  const [isAsking, setAsking] = useState(false)
  const state = orderStates[item.state]
  return (
    <Office
      path={item.href}
      title={item.number || item.code}
      text={item.title}
      actions={
        data.returnable > 0 && <Button onClick={() => setAsking(true)}>Ajukan pengembalian dana</Button>
      }
    >
      <Panel title="Rincian" actions={<Tag tone={state.tone}>{state.label}</Tag>}>
        <PriceLines lines={data.lines} />
        <Facts facts={data.facts} />
      </Panel>
      {refunds.length > 0 && <Refunds refunds={refunds} />}
      {data.schedule && <Schedule schedule={data.schedule} />}
      <Papers papers={data.papers} />
      <Panel title="Perjalanan" isFlush>
        <Table caption="Perjalanan" columns={eventColumns} rows={events} rowKey={event => event.key} />
      </Panel>
      {entries.length > 0 && (
        <Panel
          title="Catatan di buku besar"
          isFlush
          actions={<LinkButton href={data.journalHref}>Buka di buku besar</LinkButton>}
        >
          <Table
            caption="Catatan di buku besar"
            columns={entryColumns}
            rows={entries}
            rowKey={entry => entry.key}
          />
        </Panel>
      )}
      <Dialog title="Ajukan pengembalian dana" open={isAsking} onClose={() => setAsking(false)}>
        {isAsking && (
          <AskRefund code={item.code} most={data.returnableText} onDone={() => setAsking(false)} />
        )}
      </Dialog>
    </Office>
  )
}

function Refunds({ refunds }: { refunds: RefundItem[] }) {
  const [open, setOpen] = useState<RefundItem>()
  const [writing, setWriting] = useState<RefundItem>()
  const columns: Column<RefundItem>[] = [
    mainColumn('what', 'Jumlah', item => withSmall(item.amountText, item.reason)),
    {
      key: 'status',
      label: 'Status',
      cell: item =>
        withSmall(
          <Tag tone={refundStates[item.state].tone}>{refundStates[item.state].label}</Tag>,
          item.more,
        ),
    },
    { key: 'asked', label: 'Diajukan', cell: item => item.asked },
    { key: 'decided', label: 'Diputuskan', cell: item => item.decided && withSmall(item.decided, item.note) },
    {
      key: 'account',
      label: 'Rekening',
      cell: item => (
        <>
          {item.account}{' '}
          {item.takesAccount && (
            <Button isSmall label={`Rekening untuk ${item.amountText}`} onClick={() => setWriting(item)}>
              {item.account ? 'Ganti' : 'Tulis'}
            </Button>
          )}
        </>
      ),
    },
    {
      key: 'do',
      label: 'Tindakan',
      isLabelHidden: true,
      cell: item =>
        item.decisions.length > 0 || item.by !== '' ? (
          <Button isSmall label={`Putuskan pengembalian ${item.amountText}`} onClick={() => setOpen(item)}>
            {item.state === 'requested' ? 'Putuskan' : item.by === '' ? 'Selesaikan' : 'Kirim'}
          </Button>
        ) : (
          item.why && <small>{item.why}</small>
        ),
    },
  ]
  return (
    <Panel title="Pengembalian dana" isFlush>
      <Table caption="Pengembalian dana" columns={columns} rows={refunds} rowKey={item => item.id} />
      <Dialog
        title={`Pengembalian ${open?.amountText ?? ''}`}
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
      >
        {open && <DecideRefund item={open} onDone={() => setOpen(undefined)} />}
      </Dialog>
      <Dialog title="Rekening penerima" open={writing !== undefined} onClose={() => setWriting(undefined)}>
        {writing && <AccountFor id={writing.id} onDone={() => setWriting(undefined)} />}
      </Dialog>
    </Panel>
  )
}
