import type { PartsOf } from '../room-parts.ts'
import type { TenantContext } from './endpoint.ts'
import type { RequestFacts } from './request-facts.ts'

/** What a visitor did that a site counts: took a place in a class, or placed an order, by its code. */
export type VisitorDeed = { kind: 'joined' } | { kind: 'ordered'; code: string }

/** Whose request it was, as far as those who count may know. */
export interface DeedContext {
  tenant: Pick<TenantContext, 'id' | 'timeZone'>
  request: Pick<RequestFacts, 'ip' | 'userAgent'>
  partsOf: PartsOf
}

declare module '../room-parts.ts' {
  interface RoomParts {
    /** is told of what visitors do that a site counts; it waits for nobody and never fails */
    visitorDeeds: (context: DeedContext, deed: VisitorDeed) => void
  }
}

/** Tells whoever counts. The transaction it is told in may still fail, so what counts looks whether it stands. */
export function noteDeed(context: DeedContext, deed: VisitorDeed): void {
  for (const tell of context.partsOf('visitorDeeds')) tell(context, deed)
}
