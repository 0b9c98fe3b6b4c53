import type { Tx } from '../../src/platform/db/transaction.ts'
import type { InTenant } from '../../src/platform/http/endpoint.ts'
import type { PartsOf, RoomParts } from '../../src/platform/room-parts.ts'
import type { DemoTenant } from './demo.types.ts'

/**
 * The context in which rooms' own doors do at a moment of the past what the demo has done. What other rooms are told of
 * it is only what `parts` says: the demo has its own words for the rest.
 */
export function houseAt(
  tx: Tx,
  id: number,
  { slug, name, title, tagline, layout }: DemoTenant,
  parts: Partial<RoomParts>,
) {
  const partsOf: PartsOf = kind => [parts[kind]].filter(part => part !== undefined) as never
  const tenant: InTenant['tenant'] = {
    id,
    slug,
    name,
    timeZone: 'Asia/Jakarta',
    title,
    tagline,
    description: tagline,
    layout,
    origin: '',
    contact: {},
    sender: { tenantId: id, name: title, colour: '#000000', origin: '' },
    values: {},
    pictureBase: '',
    mediaBase: '',
  }
  return (at: Date): InTenant => ({ tx, clock: { now: () => at }, tenant, partsOf })
}
