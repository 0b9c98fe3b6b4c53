import type { PageContext } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { describe, htmlToText } from '../../../shared/html-text.ts'
import { detailPage, type PageHead } from '../../../shared/page.ts'
import { withQuery } from '../../../shared/pager.ts'
import { imageOf } from '../../../shared/picture.ts'
import { trail } from '../../../ui/lists.ts'
import { portfolioCard, portfolioFacts } from './portfolio.cards.ts'
import type { PortfolioDetailPage, StoredDetail } from './portfolio.contract.ts'
import { portfolioName } from './portfolio.rules.ts'
import { dayText, listStored } from './portfolio.ts'

/** The page of one project. */
export async function portfolioAnswer(context: PageContext, item: StoredDetail) {
  const data = await detailData(context, item)
  return detailPage('portfolio.detail', data, {
    head: headOf(item, data),
    canonical: to.portfolioItem(item),
    tags: ['portfolio'],
  })
}

async function detailData(context: PageContext, item: StoredDetail): Promise<PortfolioDetailPage> {
  const related = await listStored(context, {
    page: 1,
    pageSize: 3,
    exceptSlug: item.slug,
  })
  const { client, projectLink, video, title } = item
  return {
    heading: { eyebrow: item.kind, title, lead: item.summary },
    crumbs: trail(
      { label: portfolioName, href: to.portfolio() },
      { label: item.kind, href: to.portfolio({ type: item.kindSlug }) },
      { label: title },
    ),
    cover: imageOf(item.cover),
    facts: portfolioFacts(item),
    client: client
      ? { name: client.name, sector: client.sector, href: withQuery(to.portfolio(), { client: client.slug }) }
      : undefined,
    batches: item.batchs.map(({ label, date }) => ({ label, date: dayText(date) })),
    projectLink: projectLink ? { label: 'Lihat hasil proyek', href: projectLink } : undefined,
    descriptionHtml: item.description,
    film: video
      ? {
          title,
          length: video.seconds > 0 ? `${video.seconds} detik` : '',
          poster: imageOf(item.cover),
          file: { url: video.url, mime: video.mime },
        }
      : undefined,
    photos: item.photos.flatMap(photo => imageOf(photo) ?? []),
    images: item.images.flatMap(image => imageOf(image) ?? []),
    related: related.items.map(portfolioCard),
  }
}

function headOf(item: StoredDetail, data: PortfolioDetailPage): PageHead {
  const description = describe(item.summary || htmlToText(item.description))
  return {
    title: item.title,
    description,
    type: 'article',
    image: data.cover,
    modifiedAt: new Date(item.updatedAt).toISOString(),
    jsonLd: [
      {
        '@type': 'CreativeWork',
        name: item.title,
        description,
        url: to.portfolioItem(item),
        genre: item.kind,
        temporalCoverage: `${item.startsOn}/${item.endsOn}`,
        ...(item.cover ? { image: [item.cover.url] } : {}),
        ...(item.client ? { about: { '@type': 'Organization', name: item.client.name } } : {}),
        inLanguage: 'id',
      },
    ],
  }
}
