import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const bySlug = statement('classes.programBySlug', 'select id from visible_programs where slug = :slug')

/** The id of a programme that visitors see; undefined where there is none of that slug. */
export async function findProgramId(tx: Tx, slug: string): Promise<number | undefined> {
  return (await tx.find(bySlug, { slug }))?.id
}

const options = statement(
  'classes.programOptions',
  'select slug as "value!", name as "label!" from visible_programs order by position, name',
)

/** Every programme visitors see, for who chooses one by name. */
export const listProgramOptions = (tx: Tx) => tx.rows(options)
