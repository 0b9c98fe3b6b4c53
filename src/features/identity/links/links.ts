import type { InTenant } from '../../../platform/http/endpoint.ts'
import { isToken } from '../../../platform/secrets/tokens.ts'
import { notFound } from '../../../shared/failure.ts'
import type { OpenedLink } from './links.contract.ts'

/**
 * A kind of short token: it opens one thing. Found by the token's SHA-256, so that the time an answer takes tells
 * nothing; undefined for one that never was, was used, or is over.
 */
export interface LinkKind {
  kind: string
  /** for the eye: what whoever holds it may do */
  words: string
  find(context: InTenant, token: string): Promise<string | undefined>
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** short tokens of the room, which open one thing each */
    links: readonly LinkKind[]
  }
}

/** Looking uses nothing up. */
export async function findLink(context: InTenant, token: string): Promise<OpenedLink | undefined> {
  if (!isToken(token)) return undefined
  for (const { kind, words, find } of context.partsOf('links').flat()) {
    const href = await find(context, token)
    if (href !== undefined) return { kind, words, href }
  }
  return undefined
}

export const noSuchLink = () => notFound('Tautan')
