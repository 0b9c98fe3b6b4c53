import type { PageContext } from '../../../platform/http/page-load.ts'
import { readJson } from '../../../shared/json.ts'
import type { FeatureValue } from './feature-value.contract.ts'
import { featureAnswer } from './lms-features.loads.ts'
import { listFeatures } from './lms-features.ts'

/** The page of a feature that is being written, among its product's others, as its visitors would get it. */
export async function drawFeature(
  context: PageContext,
  value: FeatureValue,
  { ownId, slug }: { ownId: number; slug: string },
) {
  const { tenant, clock } = context
  const { position: _, image, title, ...fields } = value
  const drawn = {
    ...fields,
    id: ownId,
    slug: value.slug || slug,
    title: title.trim() || 'Fitur tanpa judul',
    image: image && { ...image, url: `${tenant.pictureBase}${image.key}` },
    updatedAt: clock.now().toISOString(),
  }
  const others = readJson(await listFeatures(context, value.product)).filter(({ id }) => id !== ownId)
  return featureAnswer(context, drawn, [...others, drawn])
}
