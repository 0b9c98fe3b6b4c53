import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PageContent } from './pages.contract.ts'

export type PageRow = RowOf<'pages.published'>

const columns = 'name, eyebrow, title, lead, cover, sections, seo, version, updated_at as "updatedAt"'

const published = statement(
  'pages.published',
  `select ${columns} from site_pages where name = :name and status = 'published'`,
)

export const findPublished = (tx: Tx, name: string) => tx.find(published, { name })

const listed = statement(
  'pages.list',
  `select p.name, p.title, p.updated_at as "updatedAt", m.name as "updatedBy"
    from site_pages p left join member_names m on m.tenant_id = p.tenant_id and m.id = p.updated_by
    where p.status = 'published' order by p.name`,
)

export const listPages = (tx: Tx) => tx.rows(listed)

export interface PageWrite {
  content: PageContent
  version: number
  by: number | null
  at: Date
}

const rowOf = ({ content, version, by, at }: PageWrite) => ({
  eyebrow: content.eyebrow,
  title: content.title,
  lead: content.lead,
  cover: content.cover && JSON.stringify(content.cover),
  sections: JSON.stringify(content.sections),
  seo: JSON.stringify(content.seo),
  version,
  updated_by: by,
  updated_at: at,
  // what the version before may have left there
  status: 'published' as const,
  draft: null,
})

/** What visitors see from now on. */
export async function putPage(tx: Tx, name: string, write: PageWrite): Promise<void> {
  const values = rowOf(write)
  await tx.db
    .insertInto('site_pages')
    .values({ name, ...values })
    .onConflict(conflict => conflict.columns(['tenant_id', 'name']).doUpdateSet(values))
    .execute()
}

/** Pages by their names; those that are there already stay as they are. */
export async function addPages(tx: Tx, pages: ReadonlyMap<string, PageWrite>): Promise<void> {
  if (pages.size === 0) return
  // a draft that the version before may have left under one of these names is no page
  await tx.db
    .deleteFrom('site_pages')
    .where('name', 'in', [...pages.keys()])
    .where('status', '<>', 'published')
    .execute()
  await tx.db
    .insertInto('site_pages')
    .values([...pages].map(([name, write]) => ({ name, ...rowOf(write) })))
    .onConflict(conflict => conflict.columns(['tenant_id', 'name']).doNothing())
    .execute()
}

export async function removePage(tx: Tx, name: string): Promise<void> {
  await tx.db.deleteFrom('site_pages').where('name', '=', name).execute()
}
