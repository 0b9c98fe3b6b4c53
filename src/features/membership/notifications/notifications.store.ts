import { pageValues } from '../../../platform/db/page-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { randomToken } from '../../../platform/secrets/tokens.ts'
import type { Choice } from './notifications.rules.ts'

const recipient = statement(
  'notifications.recipient',
  `select m.name, m.email, c.bell, c.mail
    from member_contacts m left join notification_choices c
      on c.tenant_id = m.tenant_id and c.membership_id = m.id and c.kind = :kind
    where m.id = :membershipId and m.erased_at is null`,
)
/** Who is told, and what they chose of this kind. */
export const findRecipient = (tx: Tx, membershipId: number, kind: string) =>
  tx.find(recipient, { membershipId, kind })

const recipients = statement(
  'notifications.recipients',
  `select m.id as "id!", m.name, m.email, c.bell, c.mail
    from member_contacts m left join notification_choices c
      on c.tenant_id = m.tenant_id and c.membership_id = m.id and c.kind = :kind
    where m.id = any (:ids::int[]) and m.erased_at is null order by m.id`,
)
/** The same of many. */
export const findRecipients = (tx: Tx, ids: readonly number[], kind: string) =>
  tx.rows(recipients, { ids: [...ids], kind })

const insert = statement(
  'notifications.insert',
  `insert into notifications (membership_id, kind, title, words, link, is_in_bell, is_in_digest, created_at)
    values (:membershipId, :kind, :title, :words, :link, :isInBell, :isInDigest, :at)`,
)
export interface NewNotification {
  membershipId: number
  kind: string
  title: string
  words: string
  link: string
  isInBell: boolean
  isInDigest: boolean
  at: Date
}
export function insertNotification(tx: Tx, row: NewNotification): void {
  tx.put(insert, { ...row })
}

const insertAll = statement(
  'notifications.insertAll',
  `insert into notifications (membership_id, kind, title, words, link, is_in_bell, is_in_digest, created_at)
    select g.id, :kind, :title, :words, :link, g.is_in_bell, g.is_in_digest, :at
    from unnest(:ids::int[], :inBell::boolean[], :inDigest::boolean[]) as g (id, is_in_bell, is_in_digest)`,
)
/** The same words for many. */
export async function insertNotifications(
  tx: Tx,
  rows: readonly { membershipId: number; isInBell: boolean; isInDigest: boolean }[],
  said: Pick<NewNotification, 'kind' | 'title' | 'words' | 'link' | 'at'>,
): Promise<void> {
  if (rows.length === 0) return
  await tx.rows(insertAll, {
    ...said,
    ids: rows.map(one => one.membershipId),
    inBell: rows.map(one => one.isInBell),
    inDigest: rows.map(one => one.isInDigest),
  })
}

const page = statement(
  'notifications.page',
  `select n.id, n.kind, n.title, n.words, n.link, n.read_at as "readAt", n.created_at as "createdAt",
      count(*) over ()::int as "total!"
    from notifications n
    where n.membership_id = :membershipId and n.is_in_bell and (not :isUnread::boolean or n.read_at is null)
    order by n.created_at desc, n.id desc limit :limit offset :offset`,
)

export const listRows = (
  tx: Tx,
  membershipId: number,
  query: { page: number; pageSize: number; isUnread: boolean },
) => tx.rows(page, { membershipId, isUnread: query.isUnread, ...pageValues(query) })

const unread = statement(
  'notifications.unread',
  `select count(*)::int as "total!" from (select from notifications n
    where n.membership_id = :membershipId and n.is_in_bell and n.read_at is null limit 100) seen`,
)
/** At most 100: whoever has more is told of "99+". */
export const countUnread = async (tx: Tx, membershipId: number): Promise<number> =>
  (await tx.find(unread, { membershipId }))?.total ?? 0

const read = statement(
  'notifications.read',
  `update notifications set read_at = coalesce(read_at, :at)
    where membership_id = :membershipId and id = :id and is_in_bell returning id`,
)
export const markRow = async (tx: Tx, membershipId: number, id: number, at: Date): Promise<boolean> =>
  (await tx.find(read, { membershipId, id, at })) !== undefined

const readAll = statement(
  'notifications.readAll',
  `update notifications set read_at = :at
    where membership_id = :membershipId and is_in_bell and read_at is null returning id`,
)
export const markRows = async (tx: Tx, membershipId: number, at: Date): Promise<number> =>
  (await tx.rows(readAll, { membershipId, at })).length

const choices = statement(
  'notifications.choices',
  'select c.kind, c.bell, c.mail from notification_choices c where c.membership_id = :membershipId',
)
export const listChoices = (tx: Tx, membershipId: number) => tx.rows(choices, { membershipId })

const choose = statement(
  'notifications.choose',
  `insert into notification_choices (membership_id, kind, bell, mail, updated_at)
    values (:membershipId, :kind, :bell, :mail, :at)
    on conflict (tenant_id, membership_id, kind)
      do update set bell = excluded.bell, mail = excluded.mail, updated_at = excluded.updated_at`,
)
export const writeChoice = (tx: Tx, membershipId: number, kind: string, choice: Choice, at: Date) =>
  tx.rows(choose, { membershipId, kind, ...choice, at })

const link = statement(
  'notifications.link',
  `insert into unsubscribe_links (token, membership_id, kind, created_at)
    values (:token, :membershipId, :kind, :at)
    on conflict (tenant_id, membership_id, kind) do update set created_at = unsubscribe_links.created_at
    returning token`,
)
/** The one link by which this member ends letters of this kind; `token` where there is none yet. */
export const takeLink = async (
  tx: Tx,
  given: { token: string; membershipId: number; kind: string; at: Date },
) => (await tx.find(link, given))?.token ?? given.token

const links = statement(
  'notifications.links',
  `insert into unsubscribe_links (token, membership_id, kind, created_at)
    select g.token, g.id, :kind, :at from unnest(:tokens::text[], :ids::int[]) as g (token, id)
    on conflict (tenant_id, membership_id, kind) do update set created_at = unsubscribe_links.created_at
    returning token, membership_id as "membershipId"`,
)
/** The links of many, by membership. */
export async function takeLinks(
  tx: Tx,
  ids: readonly number[],
  { kind, at }: { kind: string; at: Date },
): Promise<Map<number, string>> {
  const tokens = ids.map(() => randomToken())
  const rows = await tx.rows(links, { tokens, ids: [...ids], kind, at })
  return new Map(rows.map(({ membershipId, token }) => [membershipId, token]))
}

const byToken = statement(
  'notifications.byToken',
  `select l.membership_id as "membershipId", l.kind, m.email, c.bell, c.mail
    from unsubscribe_links l
      join member_contacts m on m.tenant_id = l.tenant_id and m.id = l.membership_id and m.erased_at is null
      left join notification_choices c
        on c.tenant_id = l.tenant_id and c.membership_id = l.membership_id and c.kind = l.kind
    where l.token = :token`,
)
export const findByToken = (tx: Tx, token: string) => tx.find(byToken, { token })
