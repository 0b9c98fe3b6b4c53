import { by, reference } from '../../../../test/addressing.ts'
import { entryAddressing } from '../../../../test/entry-addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { slugOf } from '../../../shared/slug.ts'
import { beginEntry } from '../../core/entries/entries.store.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    campaign: number
  }

  interface Things {
    /** a campaign that one has begun to write */
    campaignEntry: number
    donation: { id: number; campaign: number; use: number }
  }
}

/** A published campaign with a goal and no last day, unless told otherwise. */
export async function buildCampaign(tx: Tx, row: Row<'donation_campaigns'> = {}) {
  const title = row.title ?? `Perpustakaan Desa ${nextNumber()}`
  return tx.db
    .insertInto('donation_campaigns')
    .values({
      title,
      slug: slugOf(title),
      summary: 'Buku dan rak untuk anak desa.',
      story_html: '<p>Tiga desa belum punya buku.</p>',
      goal: 1_000_000,
      amounts: JSON.stringify([25_000, 50_000]),
      status: 'published',
      published_at: longAgo,
      ...row,
    })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow()
}

const donationRow = (campaign_id: number, name: string) => ({
  order_code: `donasi${String(nextNumber()).padStart(14, '0')}`,
  campaign_id,
  name,
  amount: 50_000,
  source: 'form' as const,
  created_at: longAgo,
})

export const roomThings: RoomThings = {
  after: ['members', 'orders'],
  async fill({ tx, secret, picture }) {
    const campaign = await buildCampaign(tx, {
      slug: 'perpustakaan-desa',
      title: `Perpustakaan ${secret}`,
      story_html: `<p>Cerita ${secret}</p>`,
      picture,
    })
    await tx.db
      .insertInto('donations')
      .values({
        ...donationRow(campaign.id, `Donatur ${secret}`),
        message: secret,
        kept: 50_000,
        paid_at: longAgo,
        words: 'published',
      })
      .execute()
    await tx.db
      .insertInto('donation_uses')
      .values({
        campaign_id: campaign.id,
        spent_on: '2026-01-02',
        amount: 1000,
        words: `Rak ${secret}`,
        created_at: longAgo,
      })
      .execute()
    return { ids: { campaign: campaign.id } }
  },
  async things({ tx, owner, secret }) {
    const campaign = await buildCampaign(tx, { title: `Kampanye ${secret} ${nextNumber()}` })
    const donation = await tx.db
      .insertInto('donations')
      .values(donationRow(campaign.id, `Donatur ${secret}`))
      .returning('id')
      .executeTakeFirstOrThrow()
    const use = await tx.db
      .insertInto('donation_uses')
      .values({
        campaign_id: campaign.id,
        spent_on: '2026-01-02',
        amount: 1000,
        words: `Buku ${secret}`,
        created_at: longAgo,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      campaignEntry: await beginEntry(tx, {
        owner: owner.membershipId,
        at: new Date(longAgo),
        kind: 'campaign',
        title: `Kampanye ${secret}`,
      }),
      donation: { id: donation.id, campaign: campaign.id, use: use.id },
    }
  },
  addressing: {
    ...entryAddressing('campaigns', ({ campaignEntry }) => campaignEntry),
    'POST /v1/donations/{id}/words': {
      id: by(({ donation: { id } }) => ({
        path: `/v1/donations/${id}/words`,
        body: { decision: 'published' },
      })),
    },
    'POST /v1/donation-uses': {
      // nothing was given for it yet, so nothing of it can be used: what is named is what is wrong
      campaignId: reference(
        ({ donation: { campaign } }) => ({
          path: '/v1/donation-uses',
          body: { campaignId: campaign, spentOn: '2026-01-02', amount: 1000, words: 'Membeli rak buku' },
        }),
        { found: 422 },
      ),
    },
    'POST /v1/donation-uses/{id}/undo': {
      id: by(({ donation: { use } }) => ({ path: `/v1/donation-uses/${use}/undo`, body: {} })),
    },
  },
  parameters: ({ ids }) => ({ campaign: [String(ids.campaign)], words: ['pending'] }),
}
