import { servedTable, type TablePart } from '../../../platform/postgrest/table.ts'
import { to } from '../../../routes.ts'
import { sentDonation } from './donations.contract.ts'
import { type GivingDeps, give } from './giving.ts'

/** What programs read and write of donations; what they are answered says where it is paid. */
export const donationsTables = (house: GivingDeps): TablePart => ({
  donations: servedTable({
    view: 'rest_donations',
    columns: {
      id: 'int',
      created_at: 'moment',
      name: 'text',
      amount: 'int',
      message: 'text',
      paid_at: 'moment',
      campaign_id: 'int',
    },
    embeds: {
      donation_campaigns: {
        view: 'rest_donation_campaigns',
        columns: { id: 'int', slug: 'text', title: 'text', summary: 'text', goal: 'int', ends_on: 'text' },
        key: 'id',
        of: 'campaign_id',
        isMany: false,
      },
    },
    takes: sentDonation,
    async insert(context, given) {
      const { id, code } = await give(context, house, { ...given, source: 'program' })
      return { id, order: code, pay_url: `${context.tenant.origin}${to.pay({ code })}` }
    },
  }),
})
