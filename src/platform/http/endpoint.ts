import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/transaction.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call asks for and answers. `path` is in the specification's notation: `/{tenant}/cms/app/id`. */
export interface EndpointContract<
  Parameters extends z.ZodType,
  Query extends z.ZodType,
  Data extends z.ZodType,
> {
  method: Method
  path: string
  /** the room's name in the API documentation */
  tag: string
  summary: string
  /** the envelope's message when it went well */
  message: string
  parameters?: Parameters
  query?: Query
  data: Data
  /** anonymous answers may be kept for a minute and purged by these tags; left out, nothing is kept */
  tags?: readonly string[]
}

/** The tenant whose host was asked, and what a call needs to know of it. */
export interface TenantContext {
  id: number
  slug: string
  timeZone: string
  /** address of the tenant's pictures, 1280 px wide, to which a file's key is appended */
  pictureBase: string
}

export interface CallContext {
  tx: Tx
  tenant: TenantContext
  clock: Clock
}

/** JSON text that the database built; it goes out as it is. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export interface Endpoint {
  contract: EndpointContract<z.ZodType, z.ZodType, z.ZodType>
  answer(context: CallContext, input: unknown, parameters: unknown): Promise<unknown>
}

/** An endpoint is a sentence: what is asked, and the door that answers. Data may come as JsonText. */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, D extends z.ZodType>(
  contract: EndpointContract<P, Q, D>,
  answer: (
    context: CallContext,
    query: z.output<Q>,
    parameters: z.output<P>,
  ) => Promise<z.input<D> | JsonText>,
): Endpoint {
  return {
    contract,
    // The app parses both with this contract's own schemas before it calls, so the types hold.
    answer: (context, query, parameters) => answer(context, query as z.output<Q>, parameters as z.output<P>),
  }
}
