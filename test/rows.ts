import type { Insertable } from 'kysely'
import type { DB } from '../src/platform/db/schema.types.ts'

/** What a test says of a row; whoever builds it fills in the rest. */
export type Row<Table extends keyof DB> = Partial<Insertable<DB[Table]>>

let number = 0

/** Another one each time, for what must differ. */
export const nextNumber = (): number => ++number

/** long before any test's now */
export const longAgo = new Date('2026-09-01T02:00:00Z')
