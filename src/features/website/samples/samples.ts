import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { dropMark, listMarks } from './samples.store.ts'

/** Whether anything that came as a sample has not been taken away yet. */
export const hasSamples = async (tx: Tx): Promise<boolean> => (await listMarks(tx)).length > 0

/** What was changed is content of the site from now on. */
export async function keepSamples({ tx }: CallContext): Promise<void> {
  for (const { path } of await listMarks(tx)) await dropMark(tx, path)
}
