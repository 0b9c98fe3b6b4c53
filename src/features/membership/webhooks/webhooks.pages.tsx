import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { Button, Menu } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { ConfirmCall } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { reloadPage } from '../../../ui/office/navigate.ts'
import { Tag } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { EndpointDialog, SecretDialog } from './webhook-dialogs.views.tsx'
import { WebhookTabs } from './webhook-tabs.views.tsx'
import type { EndpointItem, EndpointsPage, ShownSecret } from './webhooks.contract.ts'
import { oldSecretHours, stops } from './webhooks.rules.ts'

export const pages: PagesOf<'webhooks.endpoints'> = { 'webhooks.endpoints': Endpoints }

type Deed = 'edit' | 'test' | 'switch' | 'renew' | 'remove'

/** Programs that are told what happens: added, tried, switched off and on. */
function Endpoints({ data: { list, events, isFull } }: { data: EndpointsPage }) {
  const deed = useDeed()
  const [isAdding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<{ item: EndpointItem; deed: Deed }>()
  const [shown, setShown] = useState<ShownSecret>()
  const close = () => setChosen(undefined)
  const show = (made: ShownSecret) => {
    setAdding(false)
    close()
    setShown(made)
    reloadPage()
  }
  function begin(item: EndpointItem, wanted: Deed): void {
    if (wanted === 'test') return void deed.run(callApi('POST', `/v1/webhooks/${item.id}/test`))
    if (wanted === 'switch')
      return void deed.run(
        callApi('PUT', `/v1/webhooks/${item.id}/state`, { isOn: item.stopped !== null }),
        () => (item.stopped ? `${item.name} menyala` : `${item.name} dimatikan`),
      )
    setChosen({ item, deed: wanted })
  }
  const item = chosen?.item
  return (
    <OfficeListPage
      list={list}
      text="Program Anda diberi tahu begitu sesuatu terjadi di situs ini, dengan pesan bertanda tangan menurut Standard Webhooks."
      before={<WebhookTabs current="endpoints" />}
      actions={
        <Button tone="main" icon="plus" disabled={isFull} onClick={() => setAdding(true)}>
          Tambah webhook
        </Button>
      }
      columns={columnsFor(begin)}
      none={{
        icon: 'link',
        text: 'Tambahkan alamat program Anda. Ia menerima pesan saat ada pendaftaran, pesanan lunas, sertifikat, formulir, atau isi baru.',
      }}
    >
      {(isAdding || chosen?.deed === 'edit') && (
        <EndpointDialog
          item={item}
          events={events}
          onMade={show}
          onClose={() => {
            setAdding(false)
            close()
          }}
        />
      )}
      <SecretDialog item={shown} onClose={() => setShown(undefined)} />
      <RenewDialog item={chosen?.deed === 'renew' ? item : undefined} onMade={show} onClose={close} />
      <ConfirmCall
        title={`Hapus "${item?.name ?? ''}"?`}
        text="Catatan pesannya ikut terhapus, dan pesan yang masih menunggu tidak dikirim. Tindakan ini tidak bisa dibatalkan."
        confirm="Hapus webhook"
        open={chosen?.deed === 'remove'}
        call={() => callApi('DELETE', `/v1/webhooks/${item?.id}`)}
        onClose={close}
      />
    </OfficeListPage>
  )
}

interface RenewProps {
  item: EndpointItem | undefined
  onMade: (made: ShownSecret) => void
  onClose: () => void
}

/** A secret that is changed is shown like a new one. */
function RenewDialog({ item, onMade, onClose }: RenewProps) {
  return (
    <ConfirmCall
      title={`Ganti rahasia "${item?.name ?? ''}"?`}
      text={`Rahasia baru ditampilkan sekali. Yang lama ikut menandatangani ${oldSecretHours} jam lagi, agar program Anda sempat diganti.`}
      confirm="Ganti rahasia"
      open={item !== undefined}
      call={async () => {
        const result = await callApi<ShownSecret>('POST', `/v1/webhooks/${item?.id}/secret`)
        if (result.ok) onMade(result.data)
        return result
      }}
      onClose={onClose}
    />
  )
}

const columnsFor = (begin: (item: EndpointItem, deed: Deed) => void): Column<EndpointItem>[] => [
  mainColumn('name', 'Webhook', ({ name, url }) => withSmall(name, url)),
  {
    key: 'status',
    label: 'Status',
    cell: ({ stopped, failingText, oldSecretText }) =>
      stopped
        ? withSmall(<Tag tone={stops[stopped].tone}>{stops[stopped].label}</Tag>, stops[stopped].why)
        : withSmall(
            failingText ? <Tag tone="orange">Gagal</Tag> : <Tag tone="green">Menyala</Tag>,
            failingText
              ? `Belum ada yang diterima sejak ${failingText}`
              : oldSecretText && `Rahasia lama berlaku sampai ${oldSecretText}`,
          ),
  },
  { key: 'events', label: 'Kejadian', cell: ({ events }) => `${events.length} kejadian` },
  {
    key: 'last',
    label: 'Terakhir dikirimi',
    isRest: true,
    cell: ({ id, lastTryText }) =>
      lastTryText ? (
        <a className="o-link" href={`${routes['Kelola-Webhook-Catatan']}?endpoint=${id}`}>
          {lastTryText}
        </a>
      ) : (
        'Belum pernah'
      ),
  },
  deedColumn(
    item => (
      <Menu
        label={`Tindakan untuk ${item.name}`}
        items={[
          { label: 'Kirim pesan uji', icon: 'refresh', onSelect: () => begin(item, 'test') },
          { label: 'Ubah', icon: 'pen', onSelect: () => begin(item, 'edit') },
          {
            label: item.stopped ? 'Nyalakan' : 'Matikan',
            icon: item.stopped ? 'play' : 'lock',
            onSelect: () => begin(item, 'switch'),
          },
          { label: 'Ganti rahasia', icon: 'key', onSelect: () => begin(item, 'renew') },
          { label: 'Hapus', icon: 'trash', tone: 'danger', onSelect: () => begin(item, 'remove') },
        ]}
      />
    ),
    { align: 'end' },
  ),
]
