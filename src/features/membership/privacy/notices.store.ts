import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { NoticeSection } from './notices.contract.ts'

export interface NoticeRow {
  version: number
  summary: string
  contentHtml: string
  sections: NoticeSection[]
  publishedAt: Date
}

const columns = `version, summary, content_html as "contentHtml", sections, published_at as "publishedAt"`

const newest = statement<readonly []>(
  'privacy.notice',
  `select ${columns} from privacy_notices order by version desc limit 1`,
)

/** The version in force. */
export const findNotice = (tx: Tx) => tx.find<NoticeRow, readonly []>(newest, [])

const numbered = statement<readonly [number]>(
  'privacy.noticeVersion',
  `select ${columns} from privacy_notices where version = $1`,
)

export const findNoticeVersion = (tx: Tx, version: number) =>
  tx.find<NoticeRow, readonly [number]>(numbered, [version])

const all = statement<readonly []>(
  'privacy.notices',
  `select version, summary, published_at as "publishedAt" from privacy_notices order by version desc limit 100`,
)

export const listNotices = (tx: Tx) =>
  tx.rows<Pick<NoticeRow, 'version' | 'summary' | 'publishedAt'>, readonly []>(all, [])

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

const untold = statement<readonly []>(
  'privacy.untold',
  `select ${columns}, told_up_to as "toldUpTo" from privacy_notices
    where told_at is null order by version desc limit 1 for update`,
)

export const lockUntold = (tx: Tx) => tx.find<NoticeRow & { toldUpTo: number }, readonly []>(untold, [])

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
