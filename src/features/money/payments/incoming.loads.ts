import { officeList } from '../../../platform/http/office-list.ts'
import { routes } from '../../../routes.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { type IncomingItem, type IncomingQuery, incomingQuery } from './incoming.contract.ts'
import { countWaiting } from './incoming.store.ts'
import { listIncoming } from './incoming.ts'
import { stateWords } from './payment-attempts.rules.ts'

/** Who paid what, how it stands, and transfers that wait for a look at the account, as a list of the office. */
export const incomingPayments = officeList<'payments.incoming', IncomingQuery, IncomingItem>(
  { page: 'payments.incoming', path: routes['Kelola-Pembayaran-Masuk'], access: permissions.managePayments },
  {
    title: 'Pembayaran masuk',
    description: 'Percobaan membayar dan keputusannya.',
    search: 'Cari nomor tagihan, nama, atau referensi',
  },
  {
    query: incomingQuery,
    filters: () => [{ name: 'state', label: 'Status', options: optionsOf(stateWords) }],
    list: listIncoming,
    data: async (list, { tx }) => ({ list, waiting: await countWaiting(tx) }),
    calls: {
      path: '/v1/payments',
      columns: [
        ['Tagihan', ({ number }) => number],
        ['Pembeli', ({ buyer }) => buyer],
        ['Cara bayar', ({ channelText }) => channelText],
        ['Jumlah', ({ amount }) => String(amount)],
        ['Status', ({ state }) => stateWords[state].label],
        ['Referensi', ({ ref }) => ref],
        ['Dimulai', ({ atText }) => atText],
      ],
    },
  },
)
