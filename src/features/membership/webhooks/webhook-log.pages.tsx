import { useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { DeliveryDialog } from './webhook-delivery.views.tsx'
import { WebhookTabs } from './webhook-tabs.views.tsx'
import type { DeliveriesPage, DeliveryItem } from './webhooks.contract.ts'
import { deliveryStates, keptDays } from './webhooks.rules.ts'

export const pages: PagesOf<'webhooks.deliveries'> = { 'webhooks.deliveries': Deliveries }

/** What was sent where, what became of it, and the way to send it again. */
function Deliveries({ data: { list } }: { data: DeliveriesPage }) {
  const [opened, setOpened] = useState<DeliveryItem>()
  return (
    <OfficeListPage
      list={list}
      text={`Pesan ${keptDays} hari terakhir. Yang gagal dicoba lagi sampai tiga hari, makin lama makin jarang.`}
      before={<WebhookTabs current="deliveries" />}
      columns={columnsFor(setOpened)}
      nameOf={({ eventText }) => eventText}
      none={{
        icon: 'history',
        text: 'Begitu ada kejadian yang diminta sebuah webhook, pesannya tercatat di sini.',
      }}
    >
      {opened && <DeliveryDialog item={opened} onClose={() => setOpened(undefined)} />}
    </OfficeListPage>
  )
}

const columnsFor = (open: (item: DeliveryItem) => void): Column<DeliveryItem>[] => [
  mainColumn('event', 'Kejadian', ({ eventText, event }) => withSmall(eventText, event)),
  {
    key: 'state',
    label: 'Status',
    cell: item => {
      const { cell } = statusColumn<DeliveryItem>(({ state }) => deliveryStates[state])
      return withSmall(cell(item), item.isResent ? 'Dikirim ulang' : '')
    },
  },
  { key: 'endpoint', label: 'Webhook', cell: ({ endpoint }) => endpoint },
  {
    key: 'answer',
    label: 'Jawaban',
    isRest: true,
    cell: ({ answerText, tries, nextText }) =>
      withSmall(
        answerText || 'Belum dikirim',
        nextText ? `Dicoba lagi ${nextText}` : tries > 1 && `${tries} kali dicoba`,
      ),
  },
  { key: 'at', label: 'Waktu', isRest: true, cell: ({ atText }) => atText },
  deedColumn(
    item => (
      <Button isSmall label={`Lihat ${item.eventText}, ${item.atText}`} onClick={() => open(item)}>
        Lihat
      </Button>
    ),
    { align: 'end' },
  ),
]
