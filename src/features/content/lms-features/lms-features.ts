import type { InTenant } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import type { LmsFeature } from './lms-features.contract.ts'
import type { Product } from './lms-features.rules.ts'

export { products } from './lms-features.rules.ts'

import * as store from './lms-features.store.ts'

/** Reading features of the tenant's products. The texts are JSON that PostgreSQL built, in the shapes of the contract. */
export function listFeaturesText({ tx, tenant }: InTenant, product?: Product): Promise<string> {
  return store.listFeatures(tx, product, tenant.pictureBase)
}

/** The features of a product in the editor's order; of all products where none is named. */
export async function listFeatures(context: InTenant, product?: Product): Promise<LmsFeature[]> {
  return JSON.parse(await listFeaturesText(context, product))
}

export async function getFeatureText({ tx, tenant }: InTenant, slug: string, product?: Product) {
  const text = await store.findFeature(tx, slug, product, tenant.pictureBase)
  if (text === 'null') throw notFound('Fitur')
  return text
}

export async function findFeature(
  { tx, tenant }: InTenant,
  slug: string,
  product?: Product,
): Promise<LmsFeature | undefined> {
  const text = await store.findFeature(tx, slug, product, tenant.pictureBase)
  return text === 'null' ? undefined : JSON.parse(text)
}
