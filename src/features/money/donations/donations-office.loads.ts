import { fieldsOf } from '../../../platform/http/fields.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { routes, to } from '../../../routes.ts'
import { amountText } from '../../../shared/money.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { orderStates } from '../orders/orders.ts'
import { wordsStates } from './donations.rules.ts'
import { listDonations, listUses } from './donations.ts'
import {
  type DonationItem,
  type DonationQuery,
  donationQuery,
  type UseItem,
  type UseQuery,
  useQuery,
  writtenUse,
} from './donations-office.contract.ts'
import { countWaiting, listSums } from './donations-office.store.ts'

const campaignChoices = async ({ tx }: Parameters<typeof listDonations>[0]) =>
  (await listSums(tx)).map(({ id, title }) => ({ value: String(id), label: title }))

/** What was given, by whom, and what the books say of each campaign. */
export const managedDonations = officeList<'donations.manage', DonationQuery, DonationItem>(
  { page: 'donations.manage', path: routes['Kelola-Donasi'], access: permissions.manageDonations },
  {
    title: 'Donasi',
    description: 'Donasi yang masuk, dan dana setiap kampanye.',
    search: 'Cari nama, pesan, email, atau nomor',
  },
  {
    query: donationQuery,
    filters: async context => [
      { name: 'state', label: 'Status', kind: 'tabs', options: optionsOf(orderStates) },
      { name: 'campaign', label: 'Kampanye', options: await campaignChoices(context) },
      { name: 'words', label: 'Nama dan pesan', all: 'Semua', options: optionsOf(wordsStates) },
    ],
    list: listDonations,
    async data(list, { tx }) {
      const sums = await listSums(tx)
      return {
        list,
        waiting: await countWaiting(tx),
        sums: sums.map(({ id, slug, title, given, returned, spent }) => ({
          id,
          title,
          href: to.campaign({ slug }),
          given: amountText(given),
          returned: amountText(returned),
          spent: amountText(spent),
          left: amountText(Math.max(0, given - returned - spent)),
        })),
      }
    },
    calls: {
      columns: [
        ['Nomor', ({ number }) => number],
        ['Kampanye', ({ campaign }) => campaign],
        ['Nama', ({ name }) => name],
        ['Tanpa nama', ({ isAnonymous }) => (isAnonymous ? 'ya' : 'tidak')],
        ['Email', ({ email }) => email],
        ['Pesan', ({ message }) => message],
        ['Jumlah', ({ amount }) => amount],
        ['Dikembalikan', ({ refunded }) => refunded],
        ['Status', ({ state }) => orderStates[state].label],
        ['Dicatat', ({ atText }) => atText],
        ['Dibayar', ({ paidText }) => paidText],
      ],
    },
  },
)

const fields = fieldsOf(writtenUse)

/** What the money was used for. */
export const managedUses = officeList<'donations.uses', UseQuery, UseItem>(
  { page: 'donations.uses', path: routes['Kelola-Donasi-Pemakaian'], access: permissions.manageDonations },
  { title: 'Pemakaian donasi', description: 'Untuk apa dana kampanye dipakai.' },
  {
    query: useQuery,
    name: 'donation-uses',
    filters: async context => [
      { name: 'campaign', label: 'Kampanye', options: await campaignChoices(context) },
    ],
    list: listUses,
    data: async (list, context) => ({ list, fields, campaigns: await campaignChoices(context) }),
    calls: {
      columns: [
        ['Kampanye', ({ campaign }) => campaign],
        ['Tanggal', ({ spentText }) => spentText],
        ['Jumlah', ({ amount }) => amount],
        ['Dipakai untuk', ({ words }) => words],
        ['Dicatat oleh', ({ by }) => by],
        ['Dibatalkan', ({ isUndone }) => (isUndone ? 'ya' : 'tidak')],
      ],
    },
  },
)
