import { room } from '../../../platform/room.ts'
import { type DeliveringDeps, startDelivering } from './delivering.ts'
import { sendEvent } from './send-event.ts'
import { removeOld } from './webhook-messages.store.ts'
import { webhooksApi } from './webhooks.api.ts'
import { webhooksDeeds } from './webhooks.deeds.ts'
import { deliveries, endpoints } from './webhooks.loads.ts'
import { keptDays, stoppedKind } from './webhooks.rules.ts'
import { webhookUndoing } from './webhooks.ts'

/** Programs of a tenant that are told over HTTP what happens on its site, as Standard Webhooks. */
export const webhooksRoom = room((house: DeliveringDeps) => {
  const delivering = startDelivering(house)
  return {
    name: 'webhooks',
    pages: {
      'Kelola-Webhook': endpoints.load,
      'Kelola-Webhook-Catatan': deliveries.load,
    },
    calls: [...webhooksApi(house), ...endpoints.calls, ...deliveries.calls],
    deeds: webhooksDeeds,
    undoings: [webhookUndoing],
    notificationKinds: [stoppedKind],
    webhookEvents: [
      {
        type: 'content.published',
        place: 50,
        label: 'Isi diterbitkan',
        sample: { kind: 'post', id: '1204' },
      },
      {
        type: 'content.withdrawn',
        place: 51,
        label: 'Isi ditarik dari situs',
        sample: { kind: 'post', id: '1204' },
      },
    ],
    afterPublishing: (hand, { kind }, id) =>
      sendEvent(hand, { type: 'content.published', data: { kind, id } }),
    afterWithdrawing: (hand, { kind }, id) =>
      sendEvent(hand, { type: 'content.withdrawn', data: { kind, id } }),
    jobs: [
      { name: 'webhooks.deliver', everyMinute: true, run: delivering.deliver },
      {
        name: 'webhooks.sweep',
        run: () =>
          house.database.withPlatform(async tx => {
            await removeOld(tx, new Date(house.clock.now().getTime() - keptDays * 86_400_000))
          }),
      },
    ],
    atEnd: delivering.close,
    office: {
      sections: [
        {
          group: 'site',
          place: 114,
          label: 'Webhook',
          page: 'Kelola-Webhook',
          icon: 'link',
          permission: 'manageWebhooks',
        },
      ],
    },
  }
})
