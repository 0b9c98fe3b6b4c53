import { type PageContext, type PublicPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { initialsOf } from '../../../shared/initials.ts'
import { detailPage } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { listPage, trail } from '../../../ui/lists.ts'
import { portfolioCard } from './portfolio.cards.ts'
import { type ClientsPage, portfolioPageQuery } from './portfolio.contract.ts'
import { portfolioName } from './portfolio.rules.ts'
import { findStored, listClients, listKinds, listStored } from './portfolio.ts'
import { portfolioAnswer } from './portfolio-detail.loads.ts'

const lead = 'Program yang kami rancang dan jalankan bersama perusahaan, pemerintah, dan lembaga.'

/** `/Portfolio/{type?}/{title?}`: all of it, what is of one kind, or one project. */
export const loadPortfolio: PublicPageLoad = {
  query: Object.keys(portfolioPageQuery.in.shape),
  async load(context) {
    const { type, title } = context.params
    if (title !== undefined) return loadDetail(context, title)
    const kinds = await listKinds(context)
    const kind = kinds.find(({ kindSlug }) => kindSlug === type?.toLowerCase())
    // a project's slug alone leads to its place
    if (type !== undefined && !kind) return loadDetail(context, type)
    return loadList(context, kinds, kind)
  },
}

type Kind = Awaited<ReturnType<typeof listKinds>>[number]

async function loadList(context: PageContext, kinds: Kind[], kind: Kind | undefined) {
  const query = parseQuery(portfolioPageQuery, context.query)
  const title = kind?.kind ?? portfolioName
  return listPage('portfolio.list', {
    path: to.portfolio({ type: kind?.kindSlug }),
    title,
    lead: kind ? `Proyek kami dalam rangka ${kind.kind}.` : lead,
    crumbs: trail(...(kind ? [{ label: portfolioName, href: to.portfolio() }] : []), { label: title }),
    query,
    found: await listStored(context, { ...query, type: kind?.kindSlug }),
    card: portfolioCard,
    search: 'Cari proyek atau klien',
    empty: {
      title: 'Belum ada portofolio',
      text: 'Studi kasus dari proyek kami akan tampil di sini. Sementara itu, silakan lihat program kami.',
      action: { label: 'Lihat program', href: to.programs() },
    },
    tags: ['portfolio'],
    data: (list, tools) => ({ ...list, ...tools, kinds: kindLinks(kinds) }),
  })
}

const kindLinks = (kinds: Kind[]) => [
  { label: 'Semua', href: to.portfolio() },
  ...kinds.map(({ kind, kindSlug }) => ({ label: kind, href: to.portfolio({ type: kindSlug }) })),
]

async function loadDetail(context: PageContext, slug: string) {
  const item = await findStored(context, slug.toLowerCase())
  return item && portfolioAnswer(context, item)
}

/** The clients, each with what was done for it. */
export const loadClients: PublicPageLoad = {
  query: [],
  async load(context) {
    const clients = await listClients(context)
    const words = 'Lembaga yang mempercayakan programnya kepada kami, dan apa yang kami kerjakan bersama.'
    const data: ClientsPage = {
      heading: { title: 'Klien', lead: words },
      crumbs: trail({ label: 'Klien' }),
      clients: clients.map(client => ({
        name: client.name,
        sector: client.sector,
        initials: initialsOf(client.name),
        logo: imageOf(client.logo),
        projects: client.projects.map(project => ({ label: project.title, href: to.portfolioItem(project) })),
      })),
      empty: {
        title: 'Belum ada klien',
        text: 'Klien akan diperkenalkan di sini begitu proyek pertama berjalan.',
        action: { label: 'Lihat program', href: to.programs() },
      },
      more: { label: 'Semua studi kasus', href: to.portfolio() },
    }
    return detailPage('portfolio.clients', data, {
      head: { title: 'Klien', description: words },
      canonical: to.clients(),
      tags: ['portfolio'],
    })
  },
}
