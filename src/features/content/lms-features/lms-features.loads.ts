import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import { detailPage, type PageHead } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { trail } from '../../../ui/lists.ts'
import { featureCard } from './lms-features.cards.ts'
import type { FeaturePage, LmsFeature } from './lms-features.contract.ts'
import { type Product, productWords } from './lms-features.rules.ts'
import { findFeature, listFeatures } from './lms-features.ts'

/** A feature at its product's address; at another product's it leads to its own. */
export function loadFeature(product: Product): PublicPageLoad {
  return {
    query: [],
    async load(context) {
      const slug = context.params.slug ?? ''
      const feature = readJson(await findFeature(context, slug.toLowerCase(), product))
      if (!feature) {
        const elsewhere = readJson(await findFeature(context, slug.toLowerCase()))
        return elsewhere ? { redirect: to.feature(elsewhere) } : undefined
      }
      const all = readJson(await listFeatures(context, product))
      return featureAnswer(context, feature, all)
    },
  }
}

/** The page of a feature; `all`: those of its product. */
export function featureAnswer(context: PageContext, feature: LmsFeature, all: LmsFeature[]) {
  const data = pageOf(feature, all)
  return detailPage('lms-features.detail', data, {
    head: headOf(context, feature, data),
    canonical: to.feature(feature),
    tags: ['lms-features'],
  })
}

function pageOf(feature: LmsFeature, all: LmsFeature[]): FeaturePage {
  const words = productWords[feature.product]
  const at = all.findIndex(({ id }) => id === feature.id)
  // the three that follow, from the beginning again after the last
  const following = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].slice(0, 3)
  return {
    heading: { eyebrow: words.name, title: feature.title, lead: feature.description },
    crumbs: trail(...(words.home ? [{ label: words.name, href: words.home }] : []), { label: feature.title }),
    cover: imageOf(feature.image),
    facts: [],
    listFeatures: feature.listFeatures,
    benefits: feature.benefits.map(({ title, icon, desc }) => ({ title, icon, text: desc })),
    siblings: {
      label: `Fitur ${words.name === 'Fitur' ? 'kami' : words.name}`,
      links: all.map(one => ({ label: one.title, href: to.feature(one), isCurrent: one.id === feature.id })),
    },
    others: { title: words.others, items: following.map(featureCard) },
  }
}

function headOf(context: PageContext, feature: LmsFeature, { cover }: FeaturePage): PageHead {
  const description = describe(feature.description)
  const { name } = productWords[feature.product]
  return {
    // a list or a page of the tenant may well bear the feature's name
    title: name === 'Fitur' ? `Fitur ${feature.title}` : `${feature.title}, fitur ${name}`,
    description,
    image: cover,
    modifiedAt: new Date(feature.updatedAt).toISOString(),
    jsonLd: [
      {
        '@type': 'WebApplication',
        name: `${productWords[feature.product].name} ${context.tenant.title}`,
        applicationCategory: 'EducationalApplication',
        operatingSystem: 'Web',
        featureList: [feature.title, ...feature.listFeatures],
        provider: { '@type': 'EducationalOrganization', name: context.tenant.title },
        ...(feature.image ? { image: feature.image.url } : {}),
      },
    ],
  }
}
