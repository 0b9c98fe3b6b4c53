import type { BreadcrumbList, EducationalOrganization, ItemList, WebPage, WebSite } from 'schema-dts'
import type { Tenant } from '../../features/core/site/site.ts'
import { to } from '../../routes.ts'
import { jsonForScript } from '../../shared/html-text.ts'
import type { PageAnswer, PageHead } from '../../shared/page.ts'

/** One graph for each page: who runs the site, the site, the page, the way to it, and what the page is about. */
export interface GraphInput {
  tenant: Tenant
  answer: PageAnswer
  /** absolute */
  canonical: string
  origin: string
  /** address of the tenant's pictures, to which a key is appended */
  pictureBase: string
  /** absolute address of the picture shown when the page is shared */
  image: string | undefined
}

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The script element for the head; empty for pages that are nobody's business. */
export function jsonLdScript(parts: GraphInput): string {
  const text = jsonForScript({ '@context': 'https://schema.org', '@graph': graphOf(parts) })
  return `<script type="application/ld+json">${text}</script>`
}

export function graphOf(parts: GraphInput): Node[] {
  const { tenant, answer, canonical, origin } = parts
  const { head, crumbs } = answer
  const isHome = answer.canonical === to.home()
  const own = (typeof head.jsonLd === 'function' ? head.jsonLd() : head.jsonLd) ?? []
  const about = own.filter(node => !isAboutSite(node))
  // a room that says more of its list than the cards do says it itself
  const isSaid = about.some(node => node['@type'] === 'ItemList')
  const cards = head.noindex || isHome ? undefined : itemList(answer, canonical, origin)
  const list = isSaid ? undefined : cards
  const organization: Node = { ...organizationOf(parts, isHome), ...ofType(own, 'EducationalOrganization') }
  const site: Node = { ...siteOf(parts, isHome), ...ofType(own, 'WebSite') }
  const main = about[0] ?? list
  const nodes: Node[] = [
    organization,
    site,
    pageOf(parts, main && mainId(main, canonical), cards !== undefined),
  ]
  if (crumbs.length > 1) nodes.push({ ...breadcrumbs(crumbs, canonical, origin) })
  about.forEach((node, index) => {
    const linked = linkedTo(node, tenant, origin)
    nodes.push(
      index > 0
        ? linked
        : {
            '@id': mainId(node, canonical),
            url: canonical,
            mainEntityOfPage: { '@id': `${canonical}#webpage` },
            ...linked,
          },
    )
  })
  if (list) nodes.push({ ...list })
  return nodes
}

const isAboutSite = ({ '@type': type }: Node) => type === 'EducationalOrganization' || type === 'WebSite'

/** what the page itself says about the site, without what only the app knows */
function ofType(nodes: readonly Node[], type: string): Node {
  const { name: _, ...more } = nodes.find(node => node['@type'] === type) ?? {}
  return more
}

const mainId = (node: Node, canonical: string) =>
  typeof node['@id'] === 'string' ? node['@id'] : `${canonical}#${String(node['@type']).toLowerCase()}`

function organizationOf({ tenant, origin, pictureBase }: GraphInput, isHome: boolean) {
  const { logoDark, footer, meta, title } = tenant
  const base = {
    '@type': 'EducationalOrganization',
    '@id': `${origin}/#organization`,
    name: title,
    url: /^https?:/.test(meta.url) ? meta.url : `${origin}/`,
    ...(logoDark
      ? {
          logo: {
            '@type': 'ImageObject',
            url: `${pictureBase}${logoDark.key}`,
            width: { '@type': 'QuantitativeValue', value: logoDark.width, unitCode: 'E37' },
            height: { '@type': 'QuantitativeValue', value: logoDark.height, unitCode: 'E37' },
          },
        }
      : {}),
  } as const satisfies EducationalOrganization
  if (!isHome) return base
  const { address, email, phone } = footer.contact
  const sameAs = footer.social.map(({ href }) => href).filter(href => /^https?:/.test(href))
  return {
    ...base,
    ...(meta.description ? { description: meta.description } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
    ...(address
      ? { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'ID' } }
      : {}),
    ...(email || phone
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            availableLanguage: 'id',
            ...(email ? { email } : {}),
            ...(phone ? { telephone: phone } : {}),
          },
        }
      : {}),
  } satisfies EducationalOrganization
}

function siteOf({ tenant, origin }: GraphInput, isHome: boolean): Node {
  const { meta, title } = tenant
  const site = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: meta.site_name || title,
    ...(meta.name && meta.name !== (meta.site_name || title) ? { alternateName: meta.name } : {}),
    url: `${origin}/`,
    inLanguage: 'id-ID',
    publisher: { '@id': `${origin}/#organization` },
  } as const satisfies WebSite
  return isHome ? { ...site, potentialAction: searchAction(origin) } : site
}

/** outside the typed site: schema.org does not know the word `query-input`, which search engines ask for */
const searchAction = (origin: string) => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${origin}${to.search()}?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
})

function pageOf(parts: GraphInput, mainEntity: string | undefined, isList: boolean): Node {
  const { answer, canonical, origin, image } = parts
  const { head, crumbs } = answer
  const page = {
    '@type': isList ? 'CollectionPage' : 'WebPage',
    '@id': `${canonical}#webpage`,
    url: canonical,
    name: head.title,
    description: head.description,
    inLanguage: 'id-ID',
    isPartOf: { '@id': `${origin}/#website` },
    ...(crumbs.length > 1 ? { breadcrumb: { '@id': `${canonical}#breadcrumb` } } : {}),
    ...(image ? { primaryImageOfPage: { '@type': 'ImageObject', url: image } } : {}),
    ...(head.publishedAt ? { datePublished: head.publishedAt } : {}),
    ...(head.modifiedAt ? { dateModified: head.modifiedAt } : {}),
    ...(mainEntity ? { mainEntity: { '@id': mainEntity } } : {}),
  } as const satisfies WebPage
  return head.pageType ? { ...page, '@type': head.pageType } : page
}

function breadcrumbs(crumbs: PageAnswer['crumbs'], canonical: string, origin: string) {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonical}#breadcrumb`,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: crumb.label,
      item: crumb.href ? `${origin}${encodeURI(crumb.href)}` : canonical,
    })),
  } as const satisfies BreadcrumbList
}

/** A list page's cards, whatever room they come from. */
function itemList({ data }: { data: unknown }, canonical: string, origin: string) {
  const items = isNode(data) && Array.isArray(data.items) ? data.items.filter(isNode) : []
  const linked = items.flatMap(({ href, title }) =>
    typeof href === 'string' && href.startsWith('/') && typeof title === 'string' ? [{ href, title }] : [],
  )
  if (linked.length === 0 || linked.length < items.length) return undefined
  return {
    '@type': 'ItemList',
    '@id': `${canonical}#itemlist`,
    numberOfItems: linked.length,
    itemListElement: linked.map(({ href, title }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      url: `${origin}${encodeURI(href)}`,
      name: title,
    })),
  } as const satisfies ItemList
}

/** The site named within a node becomes a reference to it, and addresses of this site become whole. */
function linkedTo(node: Node, tenant: Tenant, origin: string): Node {
  const walk = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map(child => walk(child, key))
    if (!isNode(value))
      return (key === 'url' || key === 'item') && typeof value === 'string' && value.startsWith('/')
        ? `${origin}${value}`
        : value
    if (value['@type'] === 'EducationalOrganization' && value.name === tenant.title)
      return { '@id': `${origin}/#organization` }
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, walk(child, name)]))
  }
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, walk(child, name)]))
}

/** Pages that search engines are kept away from carry no graph, but for the way to them. */
export const hasGraph = (answer: PageAnswer, head: PageHead = answer.head) =>
  (answer.status ?? 200) === 200 && !head.noindex && (answer.frame ?? 'site') === 'site'
