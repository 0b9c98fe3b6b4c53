import type { Tx } from '../../src/platform/db/transaction.ts'
import type { DemoTenant } from './demo.types.ts'
import type { Gallery } from './gallery.ts'

/** The features of the tenant's products, in the order they were written. */
export async function seedLmsFeatures(
  tx: Tx,
  { lmsFeatures = [] }: DemoTenant,
  gallery: Gallery,
): Promise<void> {
  if (lmsFeatures.length === 0) return
  await tx.db
    .insertInto('lms_features')
    .values(
      lmsFeatures.map(({ image, benefits, listFeatures, ...feature }, position) => ({
        ...feature,
        position,
        image: JSON.stringify(gallery.picture(image)),
        list_features: listFeatures,
        benefits: JSON.stringify(benefits),
      })),
    )
    .execute()
}
