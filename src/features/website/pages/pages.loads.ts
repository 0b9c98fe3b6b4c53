import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { pathTo, to } from '../../../routes.ts'
import { describe, escapeHtml } from '../../../shared/html-text.ts'
import { detailPage, type PageAnswer, type PageHead } from '../../../shared/page.ts'
import { trail } from '../../../ui/lists.ts'
import { fillSections, tagsOf, type WrittenSection } from '../../core/sections/sections.ts'
import { overviewSetting, pageContent, type SiteMapPage, type SitePage } from './pages.contract.ts'
import { findEntry, type PageEntry, type SitePageName } from './pages.rules.ts'
import { findPage, type StoredPage } from './published.ts'
import { siteMapGroups } from './site-map.ts'

/** One of the site's own pages, as the tenant's editor has written and published it; else there is none. */
export const loadSitePage = (name: SitePageName): PublicPageLoad => ({
  query: [],
  load: context => findOwnPage(context, name),
})

/** /Services shows what there is, /Services/konsultasi one of them. */
export const loadService: PublicPageLoad = {
  query: [],
  load: context =>
    findOwnPage(context, context.params.slug ? `Services-${context.params.slug.toLowerCase()}` : 'Services'),
}

/** /Halaman/beasiswa: a page at an address that its writer has chosen. */
export const loadFreePage: PublicPageLoad = {
  query: [],
  load: context => findOwnPage(context, `Halaman-${(context.params.slug ?? '').toLowerCase()}`),
}

/** A page of the site's own by its name, where somebody has written one. */
export async function findOwnPage(context: PageContext, name: string) {
  const entry = findEntry(context, name)
  const page = entry && (await findPage(context, entry.name))
  if (!entry) return undefined
  const overview = entry.name === 'Overview' ? overviewOf(context) : undefined
  if (!overview) return page && drawPage(context, entry, page)
  const { title, section } = overview
  const written = page ?? pageContent.parse({ title })
  return drawPage(context, entry, { ...written, sections: [section, ...written.sections] })
}

/** The setting `overview` as a section: it opens the page an editor has written, and is the page where none is. */
function overviewOf({ tenant }: PageContext): { title: string; section: WrittenSection } | undefined {
  const { data } = overviewSetting.safeParse(tenant.values.overview)
  if (!data) return undefined
  const bodyHtml = `<p>${escapeHtml(data.description)}</p>`
  const picture = data.logo ?? undefined
  return { title: data.name, section: { kind: 'text', id: 'sekilas', title: data.name, bodyHtml, picture } }
}

/** A page that only a setting wrote says of no day that it was changed then. */
type DrawnPage = Omit<StoredPage, 'updatedAt'> & Partial<Pick<StoredPage, 'updatedAt'>>

/** The page with its listings filled: also for an editor who looks at a draft. */
export async function drawPage(
  context: PageContext,
  entry: PageEntry,
  page: DrawnPage,
): Promise<PageAnswer<'pages.page'>> {
  const { eyebrow, title, lead, cover } = page
  const isService = entry.name.startsWith('Services-')
  const data: SitePage = {
    heading: { eyebrow: eyebrow || undefined, title, lead: lead || undefined },
    crumbs: trail(...(isService ? [{ label: 'Layanan', href: pathTo('Services', {}) }] : []), {
      label: title,
    }),
    cover: cover ?? undefined,
    sections: await fillSections(context, page.sections),
  }
  return detailPage('pages.page', data, {
    head: headOf(context, entry, page),
    canonical: entry.path,
    tags: ['pages', ...tagsOf(context, page.sections)],
  })
}

function headOf(context: PageContext, entry: PageEntry, page: DrawnPage): PageHead {
  const { title, lead, cover, seo, sections, updatedAt } = page
  const description = seo.description || describe(lead) || context.tenant.description
  return {
    title: seo.title || title,
    description,
    image: seo.image ?? cover ?? undefined,
    noindex: seo.noindex,
    modifiedAt: updatedAt?.toISOString(),
    ...(entry.name === 'About' ? { pageType: 'AboutPage' as const } : {}),
    jsonLd: sections.flatMap(section => jsonLdOf(section, context.tenant.title)),
  }
}

/** What a section says to machines: questions with their answers, offers with their prices. */
function jsonLdOf(section: WrittenSection, provider: string): Record<string, unknown>[] {
  if (section.kind === 'questions' && section.items.length > 0)
    return [
      {
        '@type': 'FAQPage',
        mainEntity: section.items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ]
  if (section.kind === 'plans') {
    const offers = section.items.flatMap(({ name, price }) =>
      typeof price === 'number' ? [{ '@type': 'Offer', name, price, priceCurrency: 'IDR' }] : [],
    )
    return offers.length === 0
      ? []
      : [
          {
            '@type': 'OfferCatalog',
            name: section.title,
            provider: { '@type': 'EducationalOrganization', name: provider },
            itemListElement: offers,
          },
        ]
  }
  return []
}

/** Everything the tenant has published, on one page. */
export const loadSiteMap: PublicPageLoad = {
  query: [],
  async load(context) {
    const { groups, tags } = await siteMapGroups(context)
    const data: SiteMapPage = {
      heading: {
        title: 'Peta situs',
        lead: `Semua yang dapat dibuka di ${context.tenant.title}, dalam satu halaman.`,
      },
      crumbs: trail({ label: 'Peta situs' }),
      groups,
    }
    return detailPage('pages.map', data, {
      head: {
        title: 'Peta situs',
        description: `Daftar halaman, kelas, program, dan tulisan di ${context.tenant.title}.`,
      },
      canonical: to.siteMap(),
      tags: ['pages', ...tags],
    })
  },
}
