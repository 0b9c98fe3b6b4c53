import { describeRooms } from '../src/app/house.ts'
import type { InTenant } from '../src/platform/http/endpoint.ts'
import type { App } from './app.ts'
import type { BuiltTenant } from './build.ts'

const { partsOf } = describeRooms()

/** What rooms do for each other within a transaction of a tenant: where no call of the house leads there alone. */
export const inTenant = <T>(
  app: App,
  { id, slug, host, write }: BuiltTenant,
  work: (context: InTenant) => Promise<T>,
): Promise<T> =>
  write(tx =>
    work({
      tx,
      clock: app.clock,
      partsOf,
      tenant: {
        id,
        slug,
        name: slug,
        timeZone: 'Asia/Jakarta',
        title: slug,
        tagline: '',
        description: '',
        layout: 'default',
        origin: app.origin(host),
        contact: {},
        sender: { tenantId: id, name: slug, colour: '#123456', origin: app.origin(host) },
        values: {},
        pictureBase: '',
        mediaBase: '',
      },
    }),
  )

const request = { id: '', ip: '', network: '', userAgent: '', origin: '', bearer: undefined, headers: {} }

/** What a context of theirs has besides, of an admin who calls a room's own door. */
export const actingAs = ({ membershipId }: { membershipId: number }) => ({
  request,
  cookies: { get: () => undefined, set() {}, clear() {}, lines: [] },
  viewer: {
    grant: 'all' as const,
    member: {
      membershipId,
      accountId: '',
      kind: 1 as const,
      name: 'Admin',
      sessionId: '',
      signIn: '',
      isStrong: true,
      programIds: [],
      provinceCode: null,
      actingReason: null,
    },
  },
})
