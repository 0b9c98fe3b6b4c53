import { useState } from 'react'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { ConfirmCall } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Facts, Notice, Panel } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { StatementForm } from './payee-statement.views.tsx'
import type { OwnPayoutsPage, PayoutItem } from './payouts.contract.ts'
import { openStates, payoutStates } from './payouts.rules.ts'
import { AccountForm, RequestForm } from './payouts.views.tsx'

export const pages: PagesOf<'payouts.own'> = { 'payouts.own': OwnPayouts }

type Open = 'request' | 'account' | PayoutItem | undefined

/** What one earns, where it goes, and what was asked for. */
function OwnPayouts({ data }: { data: OwnPayoutsPage }) {
  const { balance, texts, items } = data
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const isWaiting = items.some(({ status }) => openStates.includes(status))
  const why = whyNoRequest(data, isWaiting)
  if (!balance.isPayee)
    return (
      <Office path={to.ownPayouts()} title="Pencairan">
        <Panel>
          <Empty
            level="h2"
            icon="wallet"
            title="Akun Anda belum ditautkan"
            text="Bagi hasil dicatat atas nama profil pengajar. Minta admin menautkan profil Anda dengan akun ini di Kelola, Penerima."
          />
        </Panel>
      </Office>
    )
  return (
    <Office
      path={to.ownPayouts()}
      title="Pencairan"
      text="Bagi hasil Anda, dan pencairannya ke rekening bank."
      actions={
        why === '' && (
          <Button tone="main" icon="plus" onClick={() => setOpen('request')}>
            Ajukan pencairan
          </Button>
        )
      }
    >
      {texts.held && (
        <Notice tone="info" title="Rekening Anda baru diganti">
          <p>{`Pencairan boleh diajukan, dan dapat disetujui mulai ${texts.held}.`}</p>
        </Notice>
      )}
      {data.tax && 'why' in data.tax && (
        <Notice
          tone="warning"
          title="PPh dipotong dari pencairan"
          action={<LinkButton href={to.ownTax()}>Data pajak</LinkButton>}
        >
          <p>{data.tax.why}</p>
        </Notice>
      )}
      <Panel title="Saldo" text={(!(data.tax && 'why' in data.tax) && why) || undefined}>
        <Facts
          facts={[
            { label: 'Dapat dicairkan', value: texts.available },
            { label: 'Belum matang', value: texts.maturing },
            { label: 'Sedang diajukan', value: texts.pending },
            { label: 'Sudah ditransfer', value: texts.paid },
            { label: 'Dipotong dari bagian berikutnya', value: texts.debt },
          ]}
        />
      </Panel>
      <Panel
        title="Rekening"
        text="Rekening yang baru diisi atau diganti ditahan 24 jam."
        actions={
          <Button onClick={() => setOpen('account')}>
            {balance.account ? 'Ganti rekening' : 'Isi rekening'}
          </Button>
        }
      >
        {balance.account ? (
          <Facts
            facts={[
              { label: 'Bank', value: balance.account.bankName },
              { label: 'Nomor', value: `••••${balance.account.accountEnd}` },
              { label: 'Nama pemilik', value: balance.account.accountName },
            ]}
          />
        ) : (
          <p>Belum ada rekening.</p>
        )}
      </Panel>
      <Panel title="Riwayat" isFlush>
        <Table
          caption="Riwayat pencairan"
          columns={columnsWith(setOpen)}
          rows={items}
          rowKey={item => item.id}
          empty={
            <Empty
              icon="wallet"
              title="Belum ada pencairan"
              text="Yang Anda ajukan muncul di sini sampai ditransfer."
            />
          }
        />
      </Panel>
      {data.months.length > 0 && (
        <Panel
          title="Laporan bulanan"
          text="Saldo awal, bagian dari penjualan, retur, pencairan, dan saldo akhir; tanpa data pembeli."
        >
          <StatementForm months={data.months} />
        </Panel>
      )}
      {data.total > items.length && <p>{`${items.length} terbaru dari ${data.total} pencairan.`}</p>}
      <Dialog title="Ajukan pencairan" open={open === 'request'} onClose={close}>
        {open === 'request' && <RequestForm data={data} onDone={close} />}
      </Dialog>
      <Dialog title="Rekening pencairan" open={open === 'account'} onClose={close}>
        {open === 'account' && <AccountForm banks={data.banks} onDone={close} />}
      </Dialog>
      {typeof open === 'object' && (
        <ConfirmCall
          open
          title="Batalkan pencairan?"
          confirm="Ya, batalkan"
          onClose={close}
          text={`${open.amountText} kembali ke saldo Anda.`}
          call={() => callApi('POST', `/v1/payouts/${open.id}/cancel`)}
        />
      )}
    </Office>
  )
}

function whyNoRequest({ balance, tax }: OwnPayoutsPage, isWaiting: boolean): string {
  if (tax && 'why' in tax) return tax.why
  if (isWaiting) return 'Pencairan berikutnya dapat diajukan setelah yang sekarang selesai.'
  if (balance.available < balance.minimum) return 'Pencairan dapat diajukan mulai Rp 50.000.'
  return ''
}

const columnsWith = (cancel: (item: PayoutItem) => void): Column<PayoutItem>[] => [
  mainColumn('what', 'Pencairan', item =>
    withSmall(item.amountText, item.withheld > 0 ? `${item.code} · ${item.netText} setelah PPh` : item.code),
  ),
  statusColumn(item => payoutStates[item.status]),
  { key: 'when', label: 'Diajukan', cell: item => item.requestedText },
  {
    key: 'where',
    label: 'Rekening',
    cell: item => withSmall(item.bankName, `••••${item.accountEnd}`),
  },
  {
    key: 'said',
    label: 'Keterangan',
    cell: item => (item.status === 'paid' ? item.reference : item.reason),
  },
  deedColumn(
    item =>
      item.status === 'requested' && (
        <Button isSmall label={`Batalkan pencairan ${item.code}`} onClick={() => cancel(item)}>
          Batalkan
        </Button>
      ),
  ),
]
