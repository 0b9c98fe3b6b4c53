import { by } from '../../../../test/addressing.ts'
import { entryAddressing } from '../../../../test/entry-addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { slugOf } from '../../../shared/slug.ts'
import { beginEntry } from '../../core/entries/entries.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Content {
    feature: { slug: string }
  }
  interface Things {
    /** a feature one has begun to write */
    featureEntry: number
  }
}

/** A feature of the LMS, unless told otherwise. */
export async function buildFeature(tx: Tx, row: Row<'lms_features'> = {}) {
  const count = nextNumber()
  const title = row.title ?? `Kuis daring ${count}`
  const slug = row.slug ?? slugOf(title)
  return tx.db
    .insertInto('lms_features')
    .values({
      product: 'lms',
      slug,
      key: slug.replaceAll('-', '_'),
      title,
      description: 'Latihan dan ujian yang tersimpan sendiri.',
      position: count,
      ...row,
    })
    .returning(['id', 'product', 'slug', 'title'])
    .executeTakeFirstOrThrow()
}

export const roomThings: RoomThings = {
  async fill({ tx, secret, picture }) {
    await buildFeature(tx, {
      slug: 'kuis-daring',
      title: `Kuis ${secret}`,
      description: `Latihan ${secret}`,
      image: picture,
      list_features: [secret],
    })
    return {}
  },
  async things({ tx, owner, secret }) {
    const featureEntry = await beginEntry(tx, {
      kind: 'lms_feature',
      title: `Fitur ${secret}`,
      owner: owner.membershipId,
      at: new Date(longAgo),
    })
    return { featureEntry }
  },
  async content({ tx, secret, slug }) {
    await buildFeature(tx, { slug, title: `Fitur ${secret}` })
    return { feature: { slug } }
  },
  addressing: {
    ...entryAddressing('lms-features', ({ featureEntry }) => featureEntry),
    'GET /v1/lms/feature/detail': {
      slug: by(({ content }) => ({ path: `/v1/lms/feature/detail?slug=${content.feature.slug}` })),
    },
  },
  parameters: () => ({
    slug: ['kuis-daring'],
    product: ['lms', 'aksara', 'general'],
    state: ['draft', 'trash'],
    sort: ['title'],
  }),
}
