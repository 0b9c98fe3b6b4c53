import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PageContent } from './pages.contract.ts'
import type { PageStatus } from './pages.rules.ts'

export interface PageRow {
  name: string
  eyebrow: string
  title: string
  lead: string
  cover: unknown
  sections: unknown
  seo: unknown
  status: PageStatus
  version: number
  updatedAt: Date
}

const columns = 'name, eyebrow, title, lead, cover, sections, seo, status, version, updated_at as "updatedAt"'

const published = statement<readonly [string]>(
  'pages.published',
  `select ${columns} from site_pages where name = $1 and status = 'published'`,
)

export const findPublished = (tx: Tx, name: string) => tx.find<PageRow, readonly [string]>(published, [name])

export interface EditedRow extends PageRow {
  draft: unknown
}

const edited = statement<readonly [string]>(
  'pages.edited',
  `select ${columns}, draft from site_pages where name = $1`,
)

export const findEdited = (tx: Tx, name: string) => tx.find<EditedRow, readonly [string]>(edited, [name])

const locked = statement<readonly [string]>(
  'pages.locked',
  `select ${columns}, draft from site_pages where name = $1 for update`,
)

export const lockPage = (tx: Tx, name: string) => tx.find<EditedRow, readonly [string]>(locked, [name])

export interface PageLine {
  name: string
  title: string
  status: PageStatus
  hasDraft: boolean
  updatedAt: Date
  updatedBy: string | null
}

const listed = statement<readonly []>(
  'pages.list',
  `select p.name, p.title, p.status, p.draft is not null as "hasDraft", p.updated_at as "updatedAt", m.name as "updatedBy"
    from site_pages p left join memberships m on m.tenant_id = p.tenant_id and m.id = p.updated_by
    order by p.name`,
)

export const listPages = (tx: Tx) => tx.rows<PageLine, readonly []>(listed, [])

export interface PageWrite {
  status: PageStatus
  /** what visitors see once it is published */
  content: PageContent
  /** what only editors see; null where there is nothing else */
  draft: PageContent | null
  version: number
  by: number | null
  at: Date
}

/** false: somebody else has made a page of this name in the same moment. */
export async function insertPage(tx: Tx, name: string, write: PageWrite): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('site_pages')
    .values({ name, ...valuesOf(write) })
    .onConflict(conflict => conflict.columns(['tenant_id', 'name']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updatePage(tx: Tx, name: string, write: PageWrite): Promise<void> {
  await tx.db.updateTable('site_pages').set(valuesOf(write)).where('name', '=', name).execute()
}

const valuesOf = ({ status, content, draft, version, by, at }: PageWrite) => ({
  eyebrow: content.eyebrow,
  title: content.title,
  lead: content.lead,
  cover: content.cover && JSON.stringify(content.cover),
  sections: JSON.stringify(content.sections),
  seo: JSON.stringify(content.seo),
  status,
  draft: draft && JSON.stringify(draft),
  version,
  updated_by: by,
  updated_at: at,
})
