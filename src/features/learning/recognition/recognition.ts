import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Verified } from './recognition.contract.ts'

export { newCode } from './new-code.ts'
export type { Verified } from './recognition.contract.ts'
export { codeWords, plainCode } from './recognition.rules.ts'

/** What somebody achieved, as a credential says it; everything as it was when it was issued. */
export interface Recognition {
  /** place in the list that says which still hold */
  id: number
  code: string
  number: string
  holder: string
  kind: 'class' | 'competence'
  title: string
  about: string
  grounds: string
  /** path of what it is about on the site; where that is gone there is none */
  path: string | null
  percent: number | null
  issuedAt: Date
}

/** Things that are issued as credentials. */
export interface CredentialPart {
  /** in the address of their list: "certificate" */
  kind: string
  /** one that still holds */
  find(context: InTenant, code: string): Promise<Recognition | undefined>
  /** ids from `from` on, fewer than `count` further, of those that still hold */
  standing(tx: Tx, from: number, count: number): Promise<number[]>
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** what stands behind a code that somebody holds, as the page where codes are checked shows it */
    verified: (context: InTenant, code: string) => Promise<Verified | undefined>
    credentials: CredentialPart
  }
}

/** Asks every room that hands out codes; `code` as plainCode makes it. */
export async function verify(context: InTenant, code: string): Promise<Verified | undefined> {
  for (const find of context.partsOf('verified')) {
    const found = await find(context, code)
    if (found) return found
  }
  return undefined
}
