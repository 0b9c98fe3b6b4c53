import type { z } from 'zod'
import type { PageResult } from '../../shared/page.ts'
import type { AccessRule, Viewer } from './access.ts'
import type { InTenant } from './endpoint.ts'
import { parsed } from './field-errors.ts'
import type { Cookies } from './request-facts.ts'

/** What a page's load may use: the running transaction, the address, and the query parameters it declared. */
export interface PageContext extends InTenant {
  params: Record<string, string>
  query: Record<string, string>
}

/** A page for somebody in particular: never kept, never shown to another. */
export interface PersonalContext extends PageContext {
  viewer: Viewer
  /** what lies in their browser alone */
  cookies: Pick<Cookies, 'get'>
}

export interface PublicPageLoad {
  access?: undefined
  /** the only query parameters that make a different page; all others are ignored and not part of the cache's key */
  query: readonly string[]
  /** the page of the site's own that stands at this address while it names no thing, where somebody has written one */
  ownPage?: string
  /** shown while the tenant is in maintenance */
  isAlwaysOpen?: boolean
  /** it shows nothing and leads to another address, with its query in the names of today */
  leadsOn?: boolean
  load(context: PageContext): Promise<PageResult | undefined>
}

/** Visitors whom `access` does not let in are sent to sign in; members get 403. */
export interface PersonalPageLoad {
  access: AccessRule
  /** which office a page of the frame `office` stands in: the administration, or one's own pages */
  office?: 'own'
  query: readonly string[]
  load(context: PersonalContext): Promise<PageResult | undefined>
}

export type PageLoad = PublicPageLoad | PersonalPageLoad

/**
 * A page that is the same for several members, such as all who take part in a class: it is made once and kept under its name,
 * behind the look at whether this member finds it.
 */
export interface SharedPage {
  /** says everything that makes it another page than the one that others find at this address */
  name: string
  load(context: PageContext): Promise<PageResult | undefined>
}

/**
 * What a member finds at a public page's address, where that is more than everybody sees: a chapter that is for
 * participants. Undefined: what everybody sees.
 */
export type MemberPageLoad = (context: PersonalContext) => Promise<PageResult | SharedPage | undefined>

/** The declared query parameters, parsed; a wrong one is a failure with its field and words. */
export function parseQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: Record<string, string>,
): z.output<Schema> {
  return parsed(schema, query)
}

/** an object of query parameters, or what is made of one */
type Asked = z.ZodType & ({ shape: object } | { in: { shape: object } })

/** A public page that is asked by a query: the parameters it knows are those of the schema. */
export const askedPage = <Schema extends Asked>(
  schema: Schema,
  load: (context: PageContext, query: z.output<Schema>) => Promise<PageResult | undefined>,
): PublicPageLoad => ({
  query: Object.keys('shape' in schema ? schema.shape : schema.in.shape),
  load: context => load(context, parseQuery(schema, context.query)),
})
