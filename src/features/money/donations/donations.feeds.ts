import type { PageContext } from '../../../platform/http/page-load.ts'
import { pathSql, to } from '../../../routes.ts'
import { dayIn } from '../../../shared/days.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'
import { findFirstCampaign, visible } from './donations.store.ts'

export const donationsSitemap = addressesPart({
  name: 'donasi',
  place: 95,
  tags: ['donations'],
  list: to.campaigns(),
  select: `select ${pathSql('Donasi-slug', { slug: 'c.slug' })} as path, c.updated_at as changed_at, c.picture as cover
    from donation_campaigns c where ${visible}`,
})

/** Whoever listens is told where the site asks for donations, while it does. */
export async function donationsFunding({ tx, clock, tenant }: PageContext) {
  const campaign = await findFirstCampaign(tx, dayIn(clock.now(), tenant.timeZone))
  return campaign === undefined ? undefined : { href: to.campaigns(), label: `Dukung ${tenant.title}` }
}
