import { z } from 'zod'
import { pictureShape } from '../../../platform/http/paged.ts'
import { slugText } from '../../../platform/http/query.ts'
import type { CardItem, Crumb, Fact, Heading, Image, NavItem } from '../../../ui/parts.tsx'
import { products } from './lms-features.rules.ts'

const product = z.enum(products, `Produk yang tersedia: ${products.join(', ')}`)

export const featureListQuery = z.object({ product: product.optional() })
export const featureDetailQuery = z.object({ slug: slugText, product: product.optional() })

const benefit = z.object({ title: z.string(), icon: z.string(), desc: z.string() })

/** The LMS feature of specification section 3. */
export const lmsFeature = z.object({
  id: z.int(),
  product,
  slug: z.string(),
  key: z.string(),
  icon: z.string(),
  title: z.string(),
  description: z.string(),
  image: pictureShape,
  listFeatures: z.array(z.string()),
  benefits: z.array(benefit),
  updatedAt: z.string(),
})

export type LmsFeature = z.output<typeof lmsFeature>

export const featureList = z.array(lmsFeature)

export interface FeaturePage {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image
  facts: Fact[]
  listFeatures: string[]
  benefits: { title: string; icon: string; text: string }[]
  /** every feature of the same product, this one among them */
  siblings: { label: string; links: (NavItem & { isCurrent: boolean })[] }
  others: { title: string; items: CardItem[] }
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'lms-features.detail': FeaturePage
  }
}
