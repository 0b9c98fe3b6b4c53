import { Failure } from '../../shared/failure.ts'
import { bytesText } from '../../shared/media.ts'
import { statement } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'

/** How much room there is, bytes. */
export interface Quota {
  /** of the whole tenant */
  tenant: number
  /** of what this member sends; undefined: whoever may use everybody's files is bound by the tenant's only */
  member?: number | undefined
}

/** the row that counts for all of a tenant */
const everybody = 0

const open = statement(
  'storage.open',
  `insert into media_storage (member, bytes)
    select :member, (select coalesce(sum(bytes), 0) from files where :member = 0 or uploaded_by = :member)
      + (select coalesce(sum(bytes), 0) from private_files where :member = 0 or membership_id = :member)
    on conflict do nothing`,
)

const reserve = statement(
  'storage.reserve',
  `update media_storage set reserved = reserved + :bytes
    where member = :member and bytes + reserved + :bytes <= :limit returning member`,
)

const charge = statement(
  'storage.charge',
  `update media_storage set bytes = bytes + :bytes
    where member = :member and (:limit?::bigint is null or bytes + reserved + :bytes <= :limit?) returning member`,
)

const release = statement(
  'storage.release',
  'update media_storage set reserved = greatest(0, reserved - :bytes::bigint) where member in (0, :member)',
)

const discharge = statement(
  'storage.discharge',
  'update media_storage set bytes = greatest(0, bytes - :bytes::bigint) where member in (0, :member)',
)

const found = statement(
  'storage.found',
  'select bytes, reserved, uses_at as "usesAt" from media_storage where member = :member',
)

export interface Storage {
  /** bytes that are there, and that are on their way */
  bytes: number
  reserved: number
}

/** What is taken by everybody, and by one member. */
export async function findStorage(tx: Tx, member = everybody): Promise<Storage & { usesAt: Date | null }> {
  await tx.rows(open, { member })
  return (await tx.find(found, { member })) ?? { bytes: 0, reserved: 0, usesAt: null }
}

/** Room for an upload that begins: both rows in the same order by everybody, so that none waits for the other. */
export async function reserveRoom(tx: Tx, member: number, bytes: number, quota: Quota): Promise<void> {
  for (const { row, limit, words } of rowsOf(member, quota)) {
    await tx.rows(open, { member: row })
    if (!(await tx.find(reserve, { member: row, bytes, limit: limit ?? Number.MAX_SAFE_INTEGER })))
      throw await full(tx, row, limit, bytes, words)
  }
}

/** An upload has ended, one way or the other: what was held for it is free. */
export async function releaseRoom(tx: Tx, member: number, bytes: number): Promise<void> {
  await tx.rows(release, { member, bytes })
}

/** Counts what is there from now on, of a member or of nobody; without a quota it is counted whatever there is. */
export async function chargeRoom(tx: Tx, member: number | null, bytes: number, quota?: Quota): Promise<void> {
  for (const { row, limit, words } of rowsOf(member, quota ?? { tenant: 0 })) {
    await tx.rows(open, { member: row })
    const bound = quota ? limit : undefined
    if (!(await tx.find(charge, { member: row, bytes, limit: bound })))
      throw await full(tx, row, bound, bytes, words)
  }
}

/** Something is there no longer. */
export async function dischargeRoom(tx: Tx, member: number | null, bytes: number): Promise<void> {
  await tx.rows(discharge, { member: member ?? everybody, bytes })
}

const recount = statement(
  'storage.recount',
  `update media_storage s set
      bytes = (select coalesce(sum(f.bytes), 0) from files f where s.member = 0 or f.uploaded_by = s.member)
        + (select coalesce(sum(p.bytes), 0) from private_files p where s.member = 0 or p.membership_id = s.member),
      reserved = (select coalesce(sum(u.bytes), 0) from uploads u where u.file_id is null and (s.member = 0 or u.membership_id = s.member))`,
)

/** By what really lies there: pictures also come by imports, and with the first demo. */
export const recountRoom = (tx: Tx) => tx.rows(recount)

const forget = statement('storage.forget', 'delete from media_storage where member = :member')

export const forgetRoom = (tx: Tx, member: number) => tx.rows(forget, { member })

const markUses = statement('storage.markUses', 'update media_storage set uses_at = :at where member = 0')

/** All things were asked which files they use. */
export const markUsesAsked = (tx: Tx, at: Date) => tx.rows(markUses, { at })

function* rowsOf(member: number | null, quota: Quota) {
  yield { row: everybody, limit: quota.tenant, words: 'Ruang berkas situs ini' }
  if (member !== null) yield { row: member, limit: quota.member, words: 'Ruang berkas Anda' }
}

async function full(
  tx: Tx,
  row: number,
  limit: number | undefined,
  bytes: number,
  words: string,
): Promise<Failure> {
  const { bytes: taken, reserved } = await findStorage(tx, row)
  const left = Math.max(0, (limit ?? 0) - taken - reserved)
  return new Failure(
    'full',
    `${words} penuh: tersisa ${bytesText(left)} dari ${bytesText(limit ?? 0)}, berkas ini ${bytesText(bytes)}. Hapus berkas yang tidak dipakai, lalu coba lagi.`,
  )
}
