import type { Actor } from '../src/platform/http/access.ts'
import type { Things } from './room-things.ts'

/** How a call is told which thing, and what it answers. */
export interface Addressing {
  /** `own`: what lies in the asker's own hands, to which another's thing is tied */
  ask(things: Things, asker: { kind: Actor; own: Things }): { path: string; body?: unknown }
  /** one's own tenant's (200), and another's (404), unless it says otherwise */
  found?: number
  /** where a visitor is let in, and has nothing of their own */
  visitor?: number
  missing?: number
  /** of one's own tenant, but not in one's own hands: asked where the matrix says "own"; open: for whoever holds it */
  notMine?: number | 'open' | Partial<Record<Actor, number>>
  /** only these ask, where who asks makes no difference to it */
  only?: readonly Actor[]
}

/** method and path of a call → name of a parameter that names a thing → how it does */
export type Addressings = Readonly<Record<string, Readonly<Record<string, Addressing>>>>

/** A thing that is found in one's own tenant only. */
export const by = (ask: Addressing['ask'], rest: Omit<Addressing, 'ask'> = {}): Addressing => ({
  ask,
  ...rest,
})

/** A filter of a list: another tenant's thing leaves it as it is, or empty. */
export const filter = (ask: Addressing['ask']): Addressing => by(ask, { missing: 200, notMine: 200 })

/** A thing that another is tied to: one that is not there is a fault of the body. */
export const reference = (ask: Addressing['ask'], rest: Omit<Addressing, 'ask'> = {}): Addressing =>
  by(ask, { missing: 422, ...rest })

/** for whatever wants one */
export const reason = 'Alasan yang cukup panjang'
