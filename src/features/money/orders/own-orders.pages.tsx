import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Facts, Notice, Panel } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { OwnOrderItem, OwnOrderPage, OwnOrdersPage } from './order-pages.contract.ts'
import { orderStates } from './orders.rules.ts'
import { Papers, PriceLines, Schedule } from './orders.views.tsx'
import { AccountFor, WishRefund } from './refund-wishes.views.tsx'

export const pages: PagesOf<'orders.own' | 'orders.mine'> = {
  'orders.own': OwnOrders,
  'orders.mine': OwnOrder,
}

const columns: Column<OwnOrderItem>[] = [
  mainColumn('what', 'Pesanan', item => withSmall(<a href={item.href}>{item.title}</a>, item.number)),
  { key: 'when', label: 'Dipesan', cell: item => item.atText },
  statusColumn(item => orderStates[item.state]),
  { key: 'total', label: 'Total', align: 'end', cell: item => item.totalText },
  {
    key: 'do',
    label: 'Tindakan',
    isLabelHidden: true,
    cell: item => item.action && <LinkButton href={item.action.href}>{item.action.label}</LinkButton>,
  },
]

/** Everything one has ordered. */
function OwnOrders({ data: { items, classesHref } }: { data: OwnOrdersPage }) {
  return (
    <Office
      path={to.ownOrders()}
      title="Pesanan saya"
      text="Yang pernah Anda pesan, dengan tagihan dan kuitansinya."
    >
      <Panel isFlush>
        <Table
          caption="Pesanan saya"
          columns={columns}
          rows={items}
          rowKey={item => item.code}
          empty={
            <Empty
              level="h2"
              icon="wallet"
              title="Belum ada pesanan"
              text="Kelas berbayar yang Anda pesan muncul di sini."
              action={
                <LinkButton href={classesHref} icon="school">
                  Cari kelas
                </LinkButton>
              }
            />
          }
        />
      </Panel>
    </Office>
  )
}

/** One order: how it stands, what to do now, what it cost, its papers. */
function OwnOrder({ data }: { data: OwnOrderPage }) {
  const { item, papers, refunds } = data
  const [isAsking, setAsking] = useState(false)
  const [isWishing, setWishing] = useState(false)
  const [accountFor, setAccountFor] = useState<number>()
  const state = orderStates[item.state]
  return (
    <Office
      path={item.href}
      title={item.title}
      text={item.number}
      actions={
        <>
          {data.returnable && <Button onClick={() => setWishing(true)}>Minta dana kembali</Button>}
          {data.mayCancel && <Button onClick={() => setAsking(true)}>Batalkan pesanan</Button>}
          {item.action && (
            <LinkButton tone="main" href={item.action.href}>
              {item.action.label}
            </LinkButton>
          )}
        </>
      }
    >
      <Notice tone={data.tone} title={state.label}>
        <p>{data.words}</p>
      </Notice>
      <Panel title="Rincian">
        <PriceLines lines={data.lines} />
        <Facts facts={data.facts} />
      </Panel>
      {refunds.length > 0 && (
        <Panel title="Pengembalian dana">
          <ul>
            {refunds.map(refund => (
              <li key={refund.id}>
                {refund.text} {refund.account && `Ke rekening ${refund.account}.`}{' '}
                {refund.takesAccount && (
                  <Button isSmall onClick={() => setAccountFor(refund.id)}>
                    {refund.account ? 'Ganti rekening' : 'Tulis rekening Anda'}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {data.schedule && <Schedule schedule={data.schedule} />}
      <Papers papers={papers} />
      <Panel title="Kebijakan pengembalian dana">
        <p>{data.policy}</p>
      </Panel>
      <Dialog title="Batalkan pesanan?" open={isAsking} onClose={() => setAsking(false)} size="small">
        <Cancel code={item.code} onDone={() => setAsking(false)} />
      </Dialog>
      <Dialog title="Minta dana kembali" open={isWishing} onClose={() => setWishing(false)}>
        {isWishing && (
          <WishRefund
            code={item.code}
            most={data.returnable}
            policy={data.policy}
            onDone={() => setWishing(false)}
          />
        )}
      </Dialog>
      <Dialog
        title="Rekening penerima"
        open={accountFor !== undefined}
        onClose={() => setAccountFor(undefined)}
      >
        {accountFor !== undefined && <AccountFor id={accountFor} onDone={() => setAccountFor(undefined)} />}
      </Dialog>
    </Office>
  )
}

function Cancel({ code, onDone }: { code: string; onDone: () => void }) {
  const form = useForm({
    initial: {},
    submit: () => callApi('POST', `/v1/orders/${code}/cancel`),
    said: 'Pesanan dibatalkan',
    onDone,
  })
  return (
    <FormFrame form={form} submit="Ya, batalkan" tone="danger">
      <p>Kursi dan kupon Anda bebas kembali. Tagihannya tidak perlu dibayar.</p>
    </FormFrame>
  )
}
