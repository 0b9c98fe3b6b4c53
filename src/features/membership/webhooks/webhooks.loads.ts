import { officeList, pageOfAll } from '../../../platform/http/office-list.ts'
import { routes } from '../../../routes.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { eventWords, listDeliveries } from './webhook-log.ts'
import * as contract from './webhooks.contract.ts'
import { deliveryStates, mostEndpoints, stops } from './webhooks.rules.ts'
import { eventsOf, listEndpoints } from './webhooks.ts'

const access = permissions.manageWebhooks

export const endpoints = officeList<'webhooks.endpoints', contract.EndpointQuery, contract.EndpointItem>(
  { page: 'webhooks.endpoints', path: routes['Kelola-Webhook'], access },
  { title: 'Webhook', description: 'Program yang diberi tahu tentang kejadian di situs ini' },
  {
    query: contract.endpointQuery,
    list: async (context, query) => pageOfAll(await listEndpoints(context), query),
    data: (list, { partsOf }) => ({
      list,
      isFull: list.total >= mostEndpoints,
      events: eventsOf(partsOf).map(({ type, label, sample }) => ({
        type,
        label,
        sample: JSON.stringify(sample),
      })),
    }),
    calls: {
      columns: [
        ['Nama', ({ name }) => name],
        ['Alamat', ({ url }) => url],
        ['Kejadian', ({ events }) => events.join(' ')],
        ['Status', ({ stopped }) => (stopped ? stops[stopped].label : 'Menyala')],
        ['Terakhir dikirimi', ({ lastTryText }) => lastTryText],
      ],
    },
  },
)

export const deliveries = officeList<'webhooks.deliveries', contract.DeliveryQuery, contract.DeliveryItem>(
  { page: 'webhooks.deliveries', path: routes['Kelola-Webhook-Catatan'], access },
  { title: 'Catatan webhook', description: 'Pesan yang dikirim ke webhook, dan apa jadinya' },
  {
    name: 'webhook-deliveries',
    query: contract.deliveryQuery,
    filters: async context => [
      { name: 'state', label: 'Status', options: optionsOf(deliveryStates) },
      {
        name: 'endpoint',
        label: 'Webhook',
        options: (await listEndpoints(context)).map(({ id, name }) => ({ value: String(id), label: name })),
      },
      {
        name: 'event',
        label: 'Kejadian',
        options: [...eventWords(context.partsOf)].map(([value, label]) => ({ value, label })),
      },
    ],
    list: listDeliveries,
    data: list => ({ list }),
    calls: {
      columns: [
        ['Pesan', ({ messageId }) => messageId],
        ['Kejadian', ({ event }) => event],
        ['Webhook', ({ endpoint }) => endpoint],
        ['Status', ({ state }) => deliveryStates[state].label],
        ['Jawaban', ({ answerText }) => answerText],
        ['Percobaan', ({ tries }) => String(tries)],
        ['Waktu', ({ atText }) => atText],
      ],
    },
  },
)
