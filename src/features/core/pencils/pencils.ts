import { matchRoute } from '../../../match-route.ts'
import { decodedPath } from '../../../platform/http/decoded-path.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import type { Pencil } from './pencils.contract.ts'

export type { Pencil } from './pencils.contract.ts'

/**
 * Pages of the site as a page links to them. The addresses are what a kept page says of its things: the same for
 * everybody, so that nothing is marked for those who may write.
 */
export interface Addresses {
  /** decoded */
  paths: readonly string[]
  /** what they name, by whatever parameter */
  slugs: readonly string[]
  ids: readonly number[]
}

export type PencilContext = Pick<CallContext, 'tx' | 'viewer' | 'tenant' | 'partsOf' | 'clock'>

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** which of these pages show a thing of the room that whoever asks may write, and where */
    pencils: (context: PencilContext, addresses: Addresses) => Promise<Pencil[]>
  }
}

/** What of these pages may be written by whoever asks. */
export async function pencilsFor(context: CallContext, asked: readonly string[]): Promise<Pencil[]> {
  const paths = [...new Set(asked.flatMap(path => decodedPath(path) ?? []))]
  const params = paths.flatMap(path => Object.entries(matchRoute(path)?.params ?? {}))
  const addresses: Addresses = {
    paths,
    slugs: [...new Set(params.map(([, value]) => value.toLowerCase()))],
    ids: [...new Set(params.flatMap(([name, value]) => (name === 'id' ? [Number(value)] : [])))],
  }
  const found: Pencil[] = []
  for (const find of context.partsOf('pencils')) found.push(...(await find(context, addresses)))
  return found
}

/** A thing at its page, where that is among those that were asked about. */
export const pencilAt = (
  { paths }: Pick<Addresses, 'paths'>,
  sitePath: string,
  pencil: Omit<Pencil, 'path'>,
): Pencil[] => {
  const path = paths.find(one => one.toLowerCase() === sitePath.toLowerCase())
  return path === undefined ? [] : [{ path, ...pencil }]
}
