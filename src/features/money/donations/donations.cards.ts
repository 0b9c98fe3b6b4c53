import { to } from '../../../routes.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { CardItem } from '../../../ui/parts.tsx'
import type { CampaignItem } from './donations.contract.ts'
import { gaugeOf, rangeText } from './gauge.ts'

/** A campaign as a card, with how far it has come. */
export function campaignCard(campaign: CampaignItem, today: string): CardItem {
  const { raised, goal, note } = gaugeOf(campaign)
  return {
    href: to.campaign(campaign),
    title: campaign.title,
    summary: campaign.summary,
    picture: imageOf(campaign.picture),
    facts: [
      { icon: 'people', text: note },
      { icon: 'calendar', text: rangeText(campaign, today) },
    ],
    price: `${raised} ${goal}`,
  }
}
