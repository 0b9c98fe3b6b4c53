import type { InTenant } from '../../../platform/http/endpoint.ts'
import { mediumDate, rangeOfDays } from '../../../shared/dates.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { notFound } from '../../../shared/failure.ts'
import { readJson } from '../../../shared/json.ts'
import type {
  Client,
  PortfolioDetail,
  PortfolioItem,
  StoredDetail,
  StoredItem,
} from './portfolio.contract.ts'
import * as store from './portfolio.store.ts'

/** Case studies in the words of specification section 3. */
export async function listPortfolio(
  context: InTenant,
  query: store.PortfolioWishes,
): Promise<Paged<PortfolioItem>> {
  const list = await listStored(context, query)
  return { ...list, items: list.items.map(itemOf) }
}

export async function listStored(
  context: InTenant,
  query: store.PortfolioWishes,
): Promise<Paged<StoredItem>> {
  return readJson(await store.listItems(context, query))
}

export async function getPortfolio(context: InTenant, slug: string): Promise<PortfolioDetail> {
  const found = await findStored(context, slug)
  if (!found) throw notFound('Portofolio')
  const { updatedAt: _, video, photos, images, ...rest } = found
  const linked = (pictures: StoredDetail['photos']) =>
    pictures.map(({ url, alt, caption }) => ({ link: url, name: caption ?? alt }))
  return {
    ...itemOf(rest),
    description: found.description,
    photos: linked(photos),
    images: linked(images),
    video: video && { link: video.url, thumbnail: found.cover?.url ?? null },
  }
}

export async function findStored(context: InTenant, slug: string): Promise<StoredDetail | undefined> {
  return readJson(await store.findItem(context, slug)) ?? undefined
}

/** Kinds of projects that have any. */
export async function listKinds(context: InTenant): Promise<{ kind: string; kindSlug: string }[]> {
  return readJson(await store.listKinds(context))
}

export async function listClients(context: InTenant): Promise<Client[]> {
  return readJson(await store.listClients(context))
}

/** A day as stored, "2026-03-12", in words. It is a day wherever one is, so no time zone moves it. */
export const dayText = (day: string) => mediumDate(new Date(`${day}T12:00:00Z`), 'UTC')

export const periodText = ({ startsOn, endsOn }: Pick<StoredItem, 'startsOn' | 'endsOn'>) =>
  rangeOfDays(startsOn, endsOn)

function itemOf(item: StoredItem): PortfolioItem {
  const { id, slug, title, kind, kindSlug, startsOn, endsOn, clientName, projectLink, summary, cover } = item
  return {
    id,
    slug,
    title,
    kind,
    kindSlug,
    date: periodText(item),
    startsOn,
    endsOn,
    batchs: item.batchs.map(({ label, date }) => ({ label, date: dayText(date) })),
    clientName,
    projectLink,
    summary,
    cover,
  }
}
