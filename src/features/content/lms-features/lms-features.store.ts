import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Json } from '../../../shared/json.ts'
import type { LmsFeature } from './lms-features.contract.ts'
import type { Product } from './lms-features.rules.ts'

const columns = `f.id, f.product, f.slug, f.key, f.icon, f.title, f.description,
  ${pictureSql('f.image')} as image, f.list_features as "listFeatures", f.benefits, f.updated_at as "updatedAt"`

/** the order of the products is that of specification section 2 */
const inOrder = `array_position(array['lms', 'aksara', 'general'], f.product), f.position, f.id`

const list = statement(
  'lms-features.list',
  `select coalesce(json_agg(row_to_json(item)), '[]') as data from (
    select ${columns} from lms_features f
    where f.status = 'published' and (:product?::text is null or f.product = :product) order by ${inOrder}) item`,
)

/** Every feature in the editor's order, of one product or of all, as JSON text of `featureList`. */
export function listFeatures({ tx, tenant }: InTenant, product?: Product): Promise<Json<LmsFeature[]>> {
  return tx.json(list, { pictureBase: tenant.pictureBase, product })
}

const detail = statement(
  'lms-features.detail',
  `select row_to_json(item) as data from (
    select ${columns} from lms_features f
    where f.status = 'published' and f.slug = :slug and (:product?::text is null or f.product = :product) order by ${inOrder} limit 1) item`,
)

/** One feature, as JSON text of `lmsFeature`; 'null' when there is none. Two products may share a slug: the first one's. */
export function findFeature(
  { tx, tenant }: InTenant,
  slug: string,
  product?: Product,
): Promise<Json<LmsFeature | null>> {
  return tx.json(detail, { pictureBase: tenant.pictureBase, slug, product })
}
