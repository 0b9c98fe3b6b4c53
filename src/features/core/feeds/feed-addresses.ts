import { statement } from '../../../platform/db/statement.ts'
import type { SitemapPart } from '../../../platform/http/public-file.ts'
import { readJson } from '../../../shared/json.ts'

interface Address {
  path: string
  changedAt: string | null
  coverKey: string | null
}

interface Addresses {
  /** the sitemap's name: /sitemap-{name}.xml */
  name: string
  /** among the other parts of the index, the smallest first */
  place: number
  tags: readonly string[]
  /** the list that leads to them; stands in front where there is any of them */
  list?: string
  /** one row for each page that visitors may read at `:now`: path, changed_at, cover (jsonb), in order */
  select: string
}

/** What a room adds to the sitemaps, by one statement. */
export function addressesPart({ name, place, tags, list, select }: Addresses): SitemapPart {
  const found = statement(
    `sitemap.${name}${list ?? ''}`,
    `select coalesce(json_agg(json_build_object(
      'path', one.path, 'changedAt', one.changed_at, 'coverKey', one.cover ->> 'key')), '[]') as data
    from (${select}) one`,
  )
  return {
    name,
    place,
    tags,
    async list({ tx, clock, tenant }) {
      const rows: Address[] = readJson(await tx.json(found, { now: clock.now() }))
      if (rows.length === 0) return []
      const entries = rows.map(({ path, changedAt, coverKey }) => ({
        path,
        lastmod: changedAt ?? undefined,
        images: coverKey ? [`${tenant.pictureBase}${coverKey}`] : [],
      }))
      return list === undefined ? entries : [{ path: list }, ...entries]
    },
  }
}
