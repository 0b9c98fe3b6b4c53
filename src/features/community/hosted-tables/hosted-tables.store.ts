import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const key = statement(
  'hosted-tables.key',
  `select k.version, k.made_at as "madeAt", k.former_until as "formerUntil", k.origins from table_keys k`,
)
export type KeyRow = RowOf<'hosted-tables.key'>
export const findKey = (tx: Tx) => tx.find(key)

const rotated = statement(
  'hosted-tables.rotate',
  `insert into table_keys as k (version, made_at, former_until) values (2, :at, :formerUntil?)
    on conflict (tenant_id) do update set version = k.version + 1, made_at = excluded.made_at,
      former_until = excluded.former_until
    returning k.version`,
)
export const rotateKey = (tx: Tx, given: { at: Date; formerUntil: Date | null }) => tx.rows(rotated, given)

const listed = statement(
  'hosted-tables.origins',
  `insert into table_keys as k (made_at, origins) values (:at, :origins)
    on conflict (tenant_id) do update set origins = excluded.origins returning k.version`,
)
export const writeOrigins = (tx: Tx, given: { at: Date; origins: string[] }) => tx.rows(listed, given)
