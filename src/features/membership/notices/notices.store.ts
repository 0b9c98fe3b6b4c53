import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { NoticeSection } from './notices.contract.ts'

export type NoticeRow = RowOf<'privacy.notice'> & { sections: NoticeSection[] }

const columns = `version, summary, content_html as "contentHtml", sections, published_at as "publishedAt"`

const newest = statement(
  'privacy.notice',
  `select ${columns} from privacy_notices order by version desc limit 1`,
)

/** The version in force. */
export const findNotice = (tx: Tx): Promise<NoticeRow | undefined> => tx.find(newest)

const numbered = statement(
  'privacy.noticeVersion',
  `select ${columns} from privacy_notices where version = :version`,
)

export const findNoticeVersion = (tx: Tx, version: number): Promise<NoticeRow | undefined> =>
  tx.find(numbered, { version })

const all = statement(
  'privacy.notices',
  `select version, summary, published_at as "publishedAt" from privacy_notices order by version desc limit 100`,
)

export const listNotices = (tx: Tx) => tx.rows(all)

interface NewNotice {
  version: number
  summary: string
  contentHtml: string
  sections: NoticeSection[]
  publishedBy: number
  at: Date
}

/** false when somebody else published this version meanwhile */
export async function insertNotice(tx: Tx, notice: NewNotice): Promise<boolean> {
  const row = await tx.db
    .insertInto('privacy_notices')
    .values({
      version: notice.version,
      summary: notice.summary,
      content_html: notice.contentHtml,
      sections: JSON.stringify(notice.sections),
      published_by: notice.publishedBy,
      published_at: notice.at,
    })
    .onConflict(conflict => conflict.columns(['tenant_id', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}

const untold = statement(
  'privacy.untold',
  `select ${columns}, told_up_to as "toldUpTo" from privacy_notices
    where told_at is null order by version desc limit 1 for update`,
)

export const lockUntold = (tx: Tx): Promise<(NoticeRow & { toldUpTo: number }) | undefined> => tx.find(untold)

/** How far the telling has come. Versions before it need no telling any more. */
export async function markTold(
  tx: Tx,
  version: number,
  told: { upTo: number; isOver: boolean; now: Date },
): Promise<void> {
  await tx.db
    .updateTable('privacy_notices')
    .set({ told_up_to: told.upTo, ...(told.isOver ? { told_at: told.now } : {}) })
    .where('version', '=', version)
    .execute()
  await tx.db
    .updateTable('privacy_notices')
    .set({ told_at: told.now })
    .where('version', '<', version)
    .where('told_at', 'is', null)
    .execute()
}

const notice = statement('privacy.hasNotice', 'select exists (select from privacy_notices) as "isThere!"')

export async function hasNotice(tx: Tx): Promise<boolean> {
  return (await tx.find(notice))?.isThere ?? false
}

const processed = statement(
  'privacy.noticesProcessed',
  `select published_at as at, 'notice' as "what!", published_by as "membershipId", 'privacy' as "purpose!",
      'privasi-' || version as "version!", 'office' as "source!", 'published' as "status!" from privacy_notices
    order by published_at desc limit :limit`,
)

/** Lines of the record of processing, newest first. */
export const listProcessedNotices = (tx: Tx, limit: number) => tx.rows(processed, { limit })
