import { readJson } from '../../shared/json.ts'
import { statement } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'
import type { PersonalPart } from '../personal-part.ts'

const held = statement(
  'files.held',
  `select coalesce(json_agg(json_build_object('key', f.key, 'name', f.name)), '[]') as held
    from files f where f.membership_id = :membershipId`,
)

async function listKeys(tx: Tx, membershipId: number): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('files')
    .select('key')
    .where('membership_id', '=', membershipId)
    .execute()
  return rows.map(row => row.key)
}

/** What somebody uploaded. */
export const filesPersonal: PersonalPart = {
  place: 70,
  tables: ['files'],
  copy: async ({ tx, membershipId }) => ({ files: readJson(await tx.json(held, { membershipId })) }),
  fileKeys: listKeys,
  async erase({ tx, membershipId }) {
    await tx.db.deleteFrom('files').where('membership_id', '=', membershipId).execute()
  },
}
