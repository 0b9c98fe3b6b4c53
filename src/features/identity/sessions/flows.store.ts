import { z } from 'zod'
import type { Tx } from '../../../platform/db/transaction.ts'

export interface FlowRow {
  state: string
  nonce: string
  verifier: string
  returnTo: string
  purpose: string
  isSilent: boolean
  askedStrong: boolean
  /** what they have just agreed to in order to join */
  consents: z.output<typeof consentsShape>
}

const consentsShape = z.array(z.object({ purpose: z.string(), version: z.string() }))

interface NewFlow extends FlowRow {
  id: string
  now: Date
  expiresAt: Date
}

/** Those nobody came back for go at the same time, so the table stays as small as what is under way. */
export async function insertFlow(tx: Tx, flow: NewFlow): Promise<void> {
  await tx.db.deleteFrom('sign_in_flows').where('expires_at', '<=', flow.now).execute()
  await tx.db
    .insertInto('sign_in_flows')
    .values({
      id: flow.id,
      state: flow.state,
      nonce: flow.nonce,
      verifier: flow.verifier,
      return_to: flow.returnTo,
      purpose: flow.purpose,
      is_silent: flow.isSilent,
      asked_strong: flow.askedStrong,
      consents: JSON.stringify(flow.consents),
      created_at: flow.now,
      expires_at: flow.expiresAt,
    })
    .execute()
}

/** Takes it out: whoever comes second finds nothing. */
export async function takeFlowRow(tx: Tx, id: string, now: Date): Promise<FlowRow | undefined> {
  const row = await tx.db
    .deleteFrom('sign_in_flows')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning([
      'state',
      'nonce',
      'verifier',
      'return_to as returnTo',
      'purpose',
      'is_silent as isSilent',
      'asked_strong as askedStrong',
      'consents',
    ])
    .executeTakeFirst()
  return row && { ...row, consents: consentsShape.parse(row.consents) }
}
