import type { IncomingMessage, ServerResponse } from 'node:http'
import type { z } from 'zod'
import type { tableTypes } from '../../shared/table-types.ts'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/transaction.ts'
import type { Sender } from '../mail/mail.ts'
import type { PartsOf } from '../room-parts.ts'
import type { AccessRule, Viewer } from './access.ts'
import type { Download, JsonText } from './call-data.ts'
import type { Cookies, RequestFacts } from './request-facts.ts'

export { Download, JsonText } from './call-data.ts'

/** HEAD and PATCH only where bytes come as they are: `streamEndpoint` */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH'

/** What a call asks for and answers. `path` is in the specification's notation: `/{tenant}/cms/app/id`. */
export interface EndpointContract<
  Parameters extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Data extends z.ZodType,
> {
  method: Method
  path: string
  /** the room's name in the API documentation */
  tag: string
  summary: string
  /** the envelope's message when it went well */
  message: string
  /** stands before the words of every failure, where the specification wants it so */
  failed?: string
  /** what the log says when it fails through no fault of who asked, where the specification wants it so */
  failureLog?: string
  /** whose call it is: a line of the permission matrix */
  access: AccessRule
  parameters?: Parameters
  query?: Query
  /** JSON; unknown fields are refused when the schema is strict */
  body?: Body
  /** content types taken instead of JSON; the body is then a Buffer of at most 5 MB, or not read at all (`streamEndpoint`) */
  accepts?: readonly (
    | 'image/png'
    | 'image/jpeg'
    | 'image/webp'
    | 'image/gif'
    | (typeof tableTypes)[number]
    | 'multipart/form-data'
    | 'application/offset+octet-stream'
  )[]
  data: Data
  /** 200 unless it says otherwise; 201 for what creates */
  status?: 200 | 201 | 202
  /** anonymous answers may be kept for a minute and purged by these tags; left out, nothing is kept */
  tags?: readonly string[]
  /** how long a kept answer is handed out as it is; a minute unless it says otherwise */
  freshSeconds?: number
  /** tokens at once and per how many seconds, per network (visitor) or person; 300 a minute unless it says otherwise */
  limit?: { tokens: number; seconds: number }
  /** programs bring their own credentials in the body, from whatever host they speak for; never with a cookie */
  isForPrograms?: boolean
  /** what a parameter of the path must look like to be this call's at all: `{token}` at the root shadows nothing */
  shapes?: Readonly<Record<string, string>>
  /** where a browser that asks for a page is sent on to; programs get the answer itself */
  leadsTo?(data: z.output<Data>): string
  /** where a browser without script is led back to that was refused; why stands in `problem`, the failure's kind */
  refusedTo?(parameters: z.output<Parameters>): string
  /** answers while the tenant is in maintenance */
  isAlwaysOpen?: boolean
  /** asked again and again, by who wants to know whether it changed: with an ETag, and 304 where it is the same */
  isTagged?: boolean
}

/** The tenant whose host was asked, as its settings stand: what calls, loads and letters need to know of it. Public facts. */
export interface TenantContext {
  id: number
  slug: string
  /** how the platform calls it; its title until somebody gave its site one */
  name: string
  timeZone: string
  title: string
  tagline: string
  description: string
  layout: string
  /** origin of its canonical addresses */
  origin: string
  contact: {
    address?: string | undefined
    phone?: string | undefined
    whatsapp?: string | undefined
    email?: string | undefined
  }
  /** in whose name and look its mail is sent */
  sender: Sender
  /** further settings by key, as stored: the home page's content lives there */
  values: Readonly<Record<string, unknown>>
  /** address of the tenant's pictures, 1280 px wide, to which a file's key is appended */
  pictureBase: string
  /** address of the tenant's sounds and films, to which a file's key is appended */
  mediaBase: string
}

/** One running transaction of one tenant, and the time: what a door needs to read or write. */
export interface InTenant {
  tx: Tx
  clock: Clock
  tenant: TenantContext
  /** what the rooms of the house say of themselves */
  partsOf: PartsOf
}

/** What every call may know. */
export interface OpenContext {
  tenant: TenantContext
  clock: Clock
  partsOf: PartsOf
  viewer: Viewer
  request: RequestFacts
  cookies: Cookies
}

/** A call within one transaction of its tenant. */
export interface CallContext extends OpenContext, InTenant {}

export interface Input<Query, Parameters, Body> {
  query: Query
  parameters: Parameters
  body: Body
}

type AnyContract = EndpointContract<z.ZodType, z.ZodType, z.ZodType, z.ZodType>

type AnyInput = Input<unknown, unknown, unknown>

/** A request whose body nobody has read yet, and where its answer goes. */
export interface Exchange {
  request: IncomingMessage
  /** the bare response: whoever takes it answers the request to its end */
  take(): ServerResponse
}

/**
 * `tenant`: answered within one transaction; `open`: the answer begins its own, one after the other; `stream`: the same,
 * with a body that comes as it comes; `process`: by what lies in memory, on any host, whoever asks.
 */
export type Endpoint =
  | {
      scope: 'tenant'
      contract: AnyContract
      answer(context: CallContext, input: AnyInput): Promise<unknown>
    }
  | {
      scope: 'open'
      contract: AnyContract
      answer(context: OpenContext, input: AnyInput, exchange: Exchange): Promise<unknown>
    }
  | { scope: 'process'; contract: AnyContract; answer(input: AnyInput): unknown }
  | {
      scope: 'stream'
      contract: AnyContract
      answer(context: OpenContext, input: AnyInput, exchange: Exchange): Promise<unknown>
    }

/** An endpoint is a sentence: what is asked, and the door that answers. Data may come as JsonText, or as a file in its place. */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
  contract: EndpointContract<P, Q, B, D>,
  answer: (
    context: CallContext,
    input: Input<z.output<Q>, z.output<P>, z.output<B>>,
  ) => Promise<z.input<D> | JsonText<z.input<D>> | Download>,
): Endpoint {
  return {
    scope: 'tenant',
    contract,
    // The app parses all three with this contract's own schemas before it calls, so the types hold.
    answer: (context, input) => answer(context, input as Input<z.output<Q>, z.output<P>, z.output<B>>),
  }
}

/**
 * An endpoint that runs outside the tenant's transaction: what asks the account service, the network or a long
 * computation first. It begins its own transactions, never one within another. What answers bit by bit takes the response.
 */
export function openEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  D extends z.ZodType,
>(
  contract: EndpointContract<P, Q, B, D>,
  answer: (
    context: OpenContext,
    input: Input<z.output<Q>, z.output<P>, z.output<B>>,
    exchange: Exchange,
  ) => Promise<z.input<D> | JsonText<z.input<D>> | Download>,
): Endpoint {
  return {
    scope: 'open',
    contract,
    answer: (context, input, exchange) =>
      answer(context, input as Input<z.output<Q>, z.output<P>, z.output<B>>, exchange),
  }
}

/**
 * An endpoint that a proxy asks about this process, under whatever name it knows it: no tenant, nobody's credentials, no
 * bucket and no database, so that it answers while that is away.
 */
export function processEndpoint<P extends z.ZodType, Q extends z.ZodType, D extends z.ZodType>(
  contract: EndpointContract<P, Q, z.ZodType, D>,
  answer: (input: Input<z.output<Q>, z.output<P>, unknown>) => z.input<D>,
): Endpoint {
  return {
    scope: 'process',
    contract,
    answer: input => answer(input as Input<z.output<Q>, z.output<P>, unknown>),
  }
}

/**
 * An open endpoint whose body is larger than memory, or in a protocol of its own: it reads the request itself, answers
 * data as every call does, or takes the response.
 */
export function streamEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  D extends z.ZodType,
>(
  contract: EndpointContract<P, Q, B, D>,
  answer: (
    context: OpenContext,
    input: Input<z.output<Q>, z.output<P>, undefined>,
    exchange: Exchange,
  ) => Promise<z.input<D>>,
): Endpoint {
  return {
    scope: 'stream',
    contract,
    answer: (context, input, exchange) =>
      answer(context, input as Input<z.output<Q>, z.output<P>, undefined>, exchange),
  }
}
