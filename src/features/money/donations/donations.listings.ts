import { to } from '../../../routes.ts'
import { dayIn } from '../../../shared/days.ts'
import { readJson } from '../../../shared/json.ts'
import type { Listings } from '../../core/sections/sections.ts'
import { campaignCard } from './donations.cards.ts'
import { listCampaigns } from './donations.store.ts'

/** Campaigns with how far they have come, on pages that editors make. */
export const donationsListings: Listings = {
  campaign: {
    place: 168,
    label: 'Kampanye donasi',
    href: to.campaigns(),
    tag: 'donations',
    async list(context, { count }) {
      const today = dayIn(context.clock.now(), context.tenant.timeZone)
      const { items } = readJson(await listCampaigns(context, { page: 1, pageSize: count, today }))
      return items.map(campaign => campaignCard(campaign, today))
    },
  },
}
