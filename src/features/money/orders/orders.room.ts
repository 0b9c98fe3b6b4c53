import { room } from '../../../platform/room.ts'
import { createFollowing, type PaymentsDeps } from '../payments/payments.ts'
import { loadBuy } from './buy.loads.ts'
import { orderPageOf } from './managed-order.loads.ts'
import { managedOrders } from './managed-orders.loads.ts'
import { orderFindings } from './order-checks.ts'
import { keepOrders, type OrderClockDeps } from './order-clock.ts'
import { orderEvents } from './order-events.ts'
import { orderPayable } from './order-payable.ts'
import { ordersApi } from './orders.api.ts'
import { ordersDeeds } from './orders.deeds.ts'
import { orderForms } from './orders.forms.ts'
import { orderKind, orderLetters } from './orders.mail.ts'
import { ordersOverview } from './orders.office.ts'
import { ordersPersonal } from './orders.personal.ts'
import { loadOwnOrder, loadOwnOrders } from './own-orders.loads.ts'
import { listDueRefunds } from './refund-sending.store.ts'
import { pursueRefund } from './refund-sending.ts'
import { soldClasses } from './sold-classes.ts'

export const ordersRoom = room((house: OrderClockDeps & PaymentsDeps) => {
  const following = createFollowing(house, {
    noun: 'refund',
    pursue: (tenantId, id) => pursueRefund(house, tenantId, id),
    listDue: listDueRefunds,
  })
  return {
    name: 'orders',
    pages: {
      'Class-slug-Beli': loadBuy,
      Pesanan: loadOwnOrders,
      'Pesanan-code': loadOwnOrder(house),
      'Kelola-Pesanan': managedOrders.load,
      'Kelola-Pesanan-code': orderPageOf(house),
    },
    calls: [...ordersApi(house, following), ...managedOrders.calls],
    forms: orderForms,
    overview: ordersOverview,
    office: {
      sections: [
        {
          group: 'money',
          place: 10,
          label: 'Pesanan',
          page: 'Kelola-Pesanan',
          icon: 'wallet',
          permission: 'seeSales',
        },
      ],
      own: [{ place: 8, label: 'Pesanan saya', page: 'Pesanan', icon: 'wallet' }],
    },
    payables: [orderPayable],
    soldThings: [soldClasses],
    ledgerChecks: orderFindings,
    jobs: [
      { name: 'orders.keep', everyMinute: true, run: () => keepOrders(house) },
      { name: 'refunds.due', everyMinute: true, run: following.doDue },
    ],
    atEnd: following.end,
    notificationKinds: [orderKind],
    webhookEvents: orderEvents,
    letters: orderLetters,
    deeds: ordersDeeds,
    personal: [ordersPersonal],
  }
})
