import type { Tx } from '../../../platform/db/transaction.ts'
import { hashToken } from '../../../platform/secrets/tokens.ts'
import { type FlowRow, insertFlow, takeFlowRow } from './flows.store.ts'
import { flowSeconds } from './sessions.rules.ts'

export type Flow = FlowRow

/** Only the browser that holds the cookie, with the state it was sent off with, finds its flow again. */
const idOf = (browser: string, state: string) => hashToken(`${browser}.${state}`)

export async function keepFlow(tx: Tx, browser: string, flow: Flow, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + flowSeconds * 1000)
  await insertFlow(tx, { ...flow, id: idOf(browser, flow.state), now, expiresAt })
}

/** The flow this browser began with this state; once. */
export function takeFlow(tx: Tx, browser: string, state: string, now: Date): Promise<Flow | undefined> {
  return takeFlowRow(tx, idOf(browser, state), now)
}
