import { type Addressings, by } from './addressing.ts'
import type { Things } from './room-things.ts'

/** The calls of a kind that is written in the office; `idOf`: an entry of it that the owner began. */
export const entryAddressing = (plural: string, idOf: (things: Things) => number): Addressings => {
  const to = (rest: string, body?: object) => (things: Things) => ({
    path: `/v1/${plural}/${idOf(things)}${rest}`,
    ...(body ? { body } : {}),
  })
  return {
    [`DELETE /v1/${plural}/{id}`]: { id: by(to('')) },
    [`POST /v1/${plural}/{id}/restoration`]: { id: by(to('/restoration', {})) },
    [`POST /v1/${plural}/{id}/archive`]: { id: by(to('/archive', {})) },
    [`POST /v1/${plural}/{id}/copy`]: { id: by(to('/copy', {}), { found: 201 }) },
  }
}
