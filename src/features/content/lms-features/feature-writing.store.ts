import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { ownTable } from '../../core/publishing/publishing.ts'

// What writers change of features: visitors' reads stand in lms-features.store.ts.

const table = ownTable({ table: 'lms_features', status: 'status' })

const freeWithin = statement(
  'lms-features.slugIsFree',
  `select not exists (select from lms_features f, lms_features own where own.id = :ownId
      and f.product = own.product and f.slug = :slug and f.id <> own.id) as "isFree!"`,
)

/** Two products may share an address: one that stands at its own keeps it. A new one gets one that nobody has. */
export const featureTable: typeof table = {
  ...table,
  async isSlugFree(hand, slug, ownId) {
    if (ownId === null) return table.isSlugFree(hand, slug, null)
    return (await hand.tx.find(freeWithin, { slug, ownId }))?.isFree ?? false
  },
}

const written = `select f.slug, f.product, f.key, f.icon, f.title, f.description, f.image, f.list_features as "listFeatures",
    f.benefits, f.position, f.status, f.version, f.updated_at as "updatedAt"
  from lms_features f where f.id = :id`

const one = statement('lms-features.written', written)
const locked = statement('lms-features.writtenLocked', `${written} for update`)

export const findWritten = (tx: Tx, id: number, isWriting: boolean) =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

const names = statement(
  'lms-features.names',
  'select slug, key from lms_features where product = :product and id is distinct from :but?::int',
)

/** Addresses and keys of the other features of a product. */
export const listNames = (tx: Tx, product: string, but: number | null) => tx.rows(names, { product, but })

const atTheEnd = '(select coalesce(max(o.position) + 1, 0) from lms_features o where o.product = :product)'

const put = statement(
  'lms-features.put',
  `insert into lms_features (product, slug, key, icon, title, description, image, list_features, benefits, position,
      status, updated_at, version)
    values (:product, :slug, :key, :icon, :title, :description, :image?::jsonb, :listFeatures::text[],
      :benefits::jsonb, coalesce(:position?::int, ${atTheEnd}), 'published', :at, :version)
    returning id`,
)
const change = statement(
  'lms-features.change',
  `update lms_features set product = :product, slug = :slug, key = :key, icon = :icon, title = :title,
      description = :description, image = :image?::jsonb, list_features = :listFeatures::text[],
      benefits = :benefits::jsonb, position = coalesce(:position?::int, ${atTheEnd}), status = 'published',
      updated_at = :at, version = :version
    where id = :id returning id`,
)

export interface FeatureRow {
  product: string
  slug: string
  key: string
  icon: string
  title: string
  description: string
  /** JSON text */
  image: string | null
  listFeatures: string[]
  /** JSON text */
  benefits: string
  /** null: behind the others of its product */
  position: number | null
  at: Date
  version: number
}

/** Writes what visitors see; answers its number. */
export async function putFeature(tx: Tx, id: number | null, row: FeatureRow): Promise<number> {
  const found = id === null ? await tx.find(put, { ...row }) : await tx.find(change, { ...row, id })
  return found?.id ?? 0
}
