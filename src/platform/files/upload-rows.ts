import { statement } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'

/** Uploads under way: whose, how much of it is there, who writes at the moment. */

export interface NewUpload {
  id: string
  membershipId: number
  name: string
  mime: string
  bytes: number
  at: Date
}

const insert = statement(
  'uploads.insert',
  `insert into uploads (id, membership_id, name, mime, bytes, created_at, touched_at)
    values (:id, :membershipId, :name, :mime, :bytes, :at, :at)`,
)

export const insertUpload = (tx: Tx, upload: NewUpload) =>
  tx.rows(insert, {
    id: upload.id,
    membershipId: upload.membershipId,
    name: upload.name,
    mime: upload.mime,
    bytes: upload.bytes,
    at: upload.at,
  })

const own = statement(
  'uploads.own',
  `select id, name, mime, bytes, received, file_id as "fileId", created_at as "createdAt" from uploads
    where id = :id and membership_id = :membershipId`,
)

/** Of whoever began it; anybody else finds none. */
export const findUpload = (tx: Tx, id: string, membershipId: number) => tx.find(own, { id, membershipId })

const open = statement(
  'uploads.open',
  `select count(*)::int as "count!" from uploads where membership_id = :membershipId and file_id is null`,
)

/** How many somebody has begun and not ended. */
export const countOpen = async (tx: Tx, membershipId: number): Promise<number> =>
  (await tx.find(open, { membershipId }))?.count ?? 0

const take = statement(
  'uploads.take',
  `update uploads set lease = :lease, leased_until = :until
    where id = :id and (lease is null or lease = :lease or leased_until < :now) returning id`,
)

/** For whoever writes: nobody else does until then. false: somebody does already. */
export const takeLease = async (
  tx: Tx,
  id: string,
  lease: { lease: string; now: Date; until: Date },
): Promise<boolean> =>
  (await tx.find(take, { id, lease: lease.lease, now: lease.now, until: lease.until })) !== undefined

const give = statement(
  'uploads.give',
  'update uploads set lease = null, leased_until = null where id = :id and lease = :lease',
)

export const giveLease = (tx: Tx, id: string, lease: string) => tx.rows(give, { id, lease })

const advance = statement(
  'uploads.advance',
  `update uploads set received = :received, touched_at = :at, leased_until = :until
    where id = :id and lease = :lease and file_id is null returning id`,
)

/** So much is there. false: the lease has gone to somebody else meanwhile. */
export const advanceUpload = async (
  tx: Tx,
  id: string,
  { received, lease, at, until }: { received: number; lease: string; at: Date; until: Date },
): Promise<boolean> => (await tx.find(advance, { id, received, lease, at, until })) !== undefined

const finish = statement(
  'uploads.finish',
  'update uploads set file_id = :fileId, touched_at = :at where id = :id and file_id is null returning bytes',
)

/** false: it has become a file already */
export const finishUpload = async (tx: Tx, id: string, fileId: number, at: Date): Promise<boolean> =>
  (await tx.find(finish, { id, fileId, at })) !== undefined

const remove = statement(
  'uploads.remove',
  'delete from uploads where id = :id returning bytes, membership_id as "membershipId", file_id as "fileId"',
)

export const removeUpload = (tx: Tx, id: string) => tx.find(remove, { id })

const expired = statement(
  'uploads.expired',
  'select tenant_id as "tenantId", id from uploads where touched_at < :before order by tenant_id, id limit 500',
)

/** Of every tenant: for the sweep, as the platform. */
export const listExpired = (tx: Tx, before: Date) => tx.rows(expired, { before })
