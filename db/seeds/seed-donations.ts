import type { Choice } from '../../src/features/community/disc-tests/disc-scoring.rules.ts'
import { keepResult } from '../../src/features/community/disc-tests/disc-tests.ts'
import { addUse, decideWords } from '../../src/features/money/donations/donations.ts'
import { give } from '../../src/features/money/donations/giving.ts'
import { soldDonations } from '../../src/features/money/donations/sold-donations.ts'
import { expireOrder } from '../../src/features/money/orders/order-clock.ts'
import { orderPayable } from '../../src/features/money/orders/order-payable.ts'
import { orderKind } from '../../src/features/money/orders/orders.mail.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import type { InTenant } from '../../src/platform/http/endpoint.ts'
import type { Cookies } from '../../src/platform/http/request-facts.ts'
import type { Secrets } from '../../src/platform/secrets/secrets.ts'
import { after } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import { houseAt } from './demo-house.ts'
import { emailOf } from './demo-logins.ts'
import type { DemoCampaign, DemoGift } from './donations.types.ts'
import type { Gallery } from './gallery.ts'
import { actingAs, nowhere } from './order-steps.ts'
import { begin, chargeBack, giveBack, lapse, pay } from './pay-steps.ts'

interface Seeding {
  tx: Tx
  tenantId: number
  gallery: Gallery
  now: Date
}

interface Step {
  at: Date
  run(context: InTenant): Promise<unknown>
}

const noLimit = { take: () => undefined }
const noCookies: Cookies = { get: () => undefined, set: () => undefined, clear: () => undefined, lines: [] }

/** Campaigns, and what was given for them, by the very functions that take donations: in the order of their time. */
export async function seedDonations(seeding: Seeding, demo: DemoTenant): Promise<void> {
  const { donations } = demo
  if (!donations) return
  const { tx, tenantId } = seeding
  const row = await tx.db
    .selectFrom('memberships')
    .select(['id', 'name'])
    .where('email', '=', emailOf(donations.admin))
    .executeTakeFirst()
  const admin = row && { membershipId: row.id, name: row.name }
  const steps: Step[] = []
  for (const [position, campaign] of donations.campaigns.entries()) {
    const id = await insertCampaign(seeding, campaign, position)
    for (const [index, gift] of campaign.gifts.entries())
      steps.push(...stepsOf(gift, campaign.slug, seeding.now, position * 100 + index, admin))
    if (admin)
      for (const { daysAgo, ...use } of campaign.uses)
        steps.push({
          at: after(seeding.now, -daysAgo),
          run: context =>
            addUse(asAdmin(context, admin), {
              ...use,
              campaignId: id,
              spentOn: context.clock.now().toISOString().slice(0, 10),
              receipt: null,
            }),
        })
  }
  const contextAt = houseAt(tx, tenantId, demo, {
    payables: [orderPayable],
    soldThings: [soldDonations],
    notificationKinds: [orderKind],
  })
  for (const { at, run } of steps.sort((a, b) => a.at.getTime() - b.at.getTime())) await run(contextAt(at))
}

type Admin = { membershipId: number; name: string }

const asAdmin = (context: InTenant, admin: Admin) => ({
  ...actingAs(context, 1, admin),
  request: nowhere,
  cookies: noCookies,
})

async function insertCampaign({ tx, gallery, now }: Seeding, campaign: DemoCampaign, position: number) {
  const { slug, title, summary, html, picture, goal, endsInDays, amounts } = campaign
  const { id } = await tx.db
    .insertInto('donation_campaigns')
    .values({
      slug,
      title,
      summary,
      story_html: html,
      picture: JSON.stringify(gallery.picture(picture)),
      goal,
      ends_on: endsInDays === undefined ? null : after(now, endsInDays).toISOString().slice(0, 10),
      amounts: JSON.stringify(amounts),
      status: 'published',
      published_at: after(now, -90),
      updated_at: after(now, -90),
      position,
      version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What happens to a gift, and when. */
function stepsOf(
  gift: DemoGift,
  campaign: string,
  now: Date,
  index: number,
  admin: Admin | undefined,
): Step[] {
  const {
    name,
    amount,
    message = '',
    isAnonymous = false,
    fate,
    by = 'qris',
    daysAgo,
    isFresh = false,
  } = gift
  // not everybody gives at the same hour; what waits is of today
  const placedAt = after(now, -daysAgo - (fate === 'pending' ? 0.1 : ((index * 5) % 11) / 24))
  let given = { id: 0, code: '' }
  const steps: Step[] = []
  const then = (minutes: number, run: Step['run']) =>
    steps.push({ at: new Date(placedAt.getTime() + minutes * 60_000), run })
  then(0, async context => {
    const visitor = { ...context, viewer: { member: undefined, grant: 'all' as const } }
    given = await give(
      { ...visitor, request: { network: `demo ${index}` } },
      { buckets: noLimit },
      { name, amount, message, email: '', is_anonymous: isAnonymous, campaign, source: 'form' },
    )
  })
  if (fate === 'pending') return steps
  then(2, context => begin(context, given.code, by))
  if (fate === 'expired') {
    then(24 * 60 + 1, async context => {
      await lapse(context, given.code, 'expired')
      await expireOrder(context, given.code)
    })
    return steps
  }
  then(6, context => pay(context, given.code, admin?.membershipId ?? 0))
  if (admin && !isFresh) then(60, context => decideWords(asAdmin(context, admin), given.id, 'published'))
  if (fate === 'returned') then(30 * 60, context => giveBack(context, given.code, false))
  if (fate === 'chargedBack') then(90 * 60, context => chargeBack(context, given.code))
  return steps
}

/** Twelve people who took the personality test in the last weeks; nobody's names. */
export async function seedDiscTests(
  { tx, tenantId, now }: Omit<Seeding, 'gallery'>,
  demo: DemoTenant,
  secrets: Secrets | undefined,
): Promise<void> {
  if (!demo.discLeanings || !secrets) return
  const contextAt = houseAt(tx, tenantId, demo, {})
  for (const [index, [most, least]] of demo.discLeanings.entries()) {
    const others = (['D', 'I', 'S', 'C'] as const).filter(letter => letter !== most && letter !== least)
    const choices = Array.from({ length: 24 }, (_, group): Choice => {
      const turn = (group * 7 + index * 3) % 10
      if (turn < 6) return { most, least, place: (group + index) % 4, seconds: 6 }
      const [one = most, other = least] = turn % 2 === 0 ? others : [...others].reverse()
      return { most: one, least: other, place: (group + index + 1) % 4, seconds: 9 }
    })
    const context = contextAt(after(now, -2 * index - 1))
    await keepResult({ ...context, viewer: { member: undefined, grant: 'all' } }, { secrets }, choices)
  }
}
