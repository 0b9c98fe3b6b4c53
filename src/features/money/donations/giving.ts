import { createHash } from 'node:crypto'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import type { Buckets } from '../../../platform/limits/buckets.ts'
import { dayIn } from '../../../shared/days.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { readJson } from '../../../shared/json.ts'
import { placePlain } from '../orders/orders.ts'
import type { SentDonation } from './donations.contract.ts'
import { forgetRepeats } from './donations.personal.store.ts'
import { donationPolicy, givingLimit, isOpenOn, repeatSeconds } from './donations.rules.ts'
import { findCampaign, findFirstCampaign } from './donations.store.ts'
import { findRepeated, insertDonation, lockRepeats } from './giving.store.ts'
import { soldDonations } from './sold-donations.ts'

export interface GivingDeps {
  buckets: Pick<Buckets, 'take'>
}

type GivingContext = InTenant &
  Pick<CallContext, 'viewer'> & { request: Pick<CallContext['request'], 'network'> }

export interface Given {
  id: number
  code: string
}

/**
 * Somebody wants to give: an order like any other, to be paid by its code. The same gift by the same giver within a minute
 * is the one that is there: a second press, a page loaded again.
 */
export async function give(
  context: GivingContext,
  { buckets }: GivingDeps,
  { source, ...sent }: SentDonation & { source: 'form' | 'program' },
): Promise<Given> {
  const { tx, clock, tenant, viewer, request } = context
  const at = clock.now()
  const today = dayIn(at, tenant.timeZone)
  const slug = sent.campaign || (await findFirstCampaign(tx, today))
  if (slug === undefined) throw notFound('Kampanye')
  const campaign = readJson(await findCampaign(context, slug))
  if (!campaign)
    throw sent.campaign ? invalidField('campaign', 'Kampanye ini tidak ada', 'unknown') : notFound('Kampanye')
  if (!isOpenOn(campaign, today)) throw conflict('Kampanye ini sudah ditutup.')
  const membershipId = viewer.member?.membershipId ?? null
  const giver = membershipId ?? request.network
  const { name, email, amount, message, is_anonymous } = sent
  const repeatHash = createHash('sha256')
    .update(JSON.stringify([tenant.id, campaign.id, giver, name.toLowerCase(), email, amount]))
    .digest('hex')
  // two presses at once: the second waits, and finds what the first one made
  await lockRepeats(tx, repeatHash)
  const known = await findRepeated(tx, repeatHash, new Date(at.getTime() - repeatSeconds * 1000))
  if (known) return known
  await forgetRepeats(tx, new Date(at.getTime() - 86_400_000))
  buckets.take(`donations ${tenant.id} ${request.network}`, givingLimit)
  const order = await placePlain(context, {
    thing: soldDonations,
    id: campaign.id,
    slug: campaign.slug,
    title: `Donasi: ${campaign.title}`,
    amount,
    membershipId,
    buyer: { name, email: email || null },
    policy: donationPolicy,
  })
  const id = await insertDonation(tx, {
    order_code: order.code,
    campaign_id: campaign.id,
    name,
    is_anonymous,
    message,
    amount,
    // where there are no words to look at, there is nothing to wait for
    words: is_anonymous && message === '' ? 'published' : 'pending',
    membership_id: membershipId,
    source,
    repeat_hash: repeatHash,
    created_at: at,
  })
  return { id, code: order.code }
}
