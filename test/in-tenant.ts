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
