import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { ownTable } from '../../core/publishing/publishing.ts'

// What writers change of organisations: visitors' reads stand in careers.store.ts.

export const careerTable = ownTable({ table: 'careers', status: 'status' })

const written = `select c.id, c.slug, c.name, c.industry, c.summary, c.description_html as html, c.logo, c.cover,
    c.website, c.address, c.city_code as "cityCode", c.status, c.version, c.updated_at as "updatedAt"
  from careers c`

const one = statement('careers.written', `${written} where c.id = :id`)
const locked = statement('careers.writtenLocked', `${written} where c.id = :id for update of c`)
const called = statement('careers.called', `${written} where c.slug = :slug`)

export const findWrittenCareer = (tx: Tx, id: number, isWriting: boolean) =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

/** Whatever its state: a job may be written before its organisation is seen. */
export const findCareerCalled = (tx: Tx, slug: string) => tx.find(called, { slug })

const options = statement(
  'careers.options',
  `select c.slug as value, c.name || case c.status when 'published' then '' when 'scheduled' then '' else ' (belum terbit)' end
      as "label!" from careers c where c.status <> 'archived' order by lower(c.name), c.id`,
)

/** Organisations that jobs are written for, by their short address. */
export const listCareerOptions = (tx: Tx) => tx.rows(options)

const put = statement(
  'careers.put',
  `insert into careers (slug, name, industry, summary, description_html, logo, cover, website, address, city_code,
      status, published_at, position, updated_at, version)
    select :slug, :name, :industry, :summary, :html, :logo?::jsonb, :cover?::jsonb, :website?, :address?, :cityCode?,
      'published', :at::timestamptz, coalesce(max(c.position) + 1, 0), :at::timestamptz, :version::int
    from careers c returning id`,
)
const change = statement(
  'careers.change',
  `update careers set slug = :slug, name = :name, industry = :industry, summary = :summary, description_html = :html,
      logo = :logo?::jsonb, cover = :cover?::jsonb, website = :website?, address = :address?, city_code = :cityCode?,
      published_at = case when status = 'published' then coalesce(published_at, :at) else :at end,
      status = 'published', updated_at = :at, version = :version
    where id = :id returning id`,
)

export interface CareerRow {
  slug: string
  name: string
  industry: string
  summary: string
  html: string
  /** JSON texts */
  logo: string | null
  cover: string | null
  website: string | null
  address: string | null
  cityCode: string | null
  at: Date
  version: number
}

/** Writes what visitors see; answers its number. A new one stands last. */
export async function putCareer(tx: Tx, id: number | null, row: CareerRow): Promise<number> {
  const found = id === null ? await tx.find(put, { ...row }) : await tx.find(change, { ...row, id })
  return found?.id ?? 0
}
