import type { InTenant } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { isThere, type Json } from '../../../shared/json.ts'
import type { LmsFeature } from './lms-features.contract.ts'
import type { Product } from './lms-features.rules.ts'
import * as store from './lms-features.store.ts'

export { products } from './lms-features.rules.ts'
/** Reading features of the tenant's products: JSON that PostgreSQL built, in the shapes of the contract. */
export { findFeature, listFeatures } from './lms-features.store.ts'

export async function getFeature(
  context: InTenant,
  slug: string,
  product?: Product,
): Promise<Json<LmsFeature>> {
  const feature = await store.findFeature(context, slug, product)
  if (!isThere(feature)) throw notFound('Fitur')
  return feature
}
