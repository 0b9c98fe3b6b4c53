import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

const ofTenant = (rest: string, bodyOf?: (number: number) => unknown) =>
  by(({ twin, number }) => ({ path: `/${twin.slug}/cms/app/${rest}`, body: bodyOf?.(number) }), {
    missing: 403,
  })

export const roomThings: RoomThings = {
  async fill({ tx, word }) {
    await tx.db
      .insertInto('redirects')
      .values({ from_path: '/lama', to_path: `/baru-${word}` })
      .execute()
    return {}
  },
  addressing: {
    'GET /{tenant}/cms/app/id': { tenant: ofTenant('id') },
    'GET /{tenant}/cms/app/settings': { tenant: ofTenant('settings') },
    'GET /{tenant}/cms/app/setting/{key}': { tenant: ofTenant('setting/title') },
    'PUT /{tenant}/cms/app/settings': {
      tenant: ofTenant('settings', number => ({ tagline: `Maju ${number}` })),
    },
    'PUT /{tenant}/cms/app/setting/{key}': {
      tenant: ofTenant('setting/navigation', number => ({
        value: [{ label: `Kelas ${number}`, href: '/Class' }],
      })),
    },
  },
  parameters: twin => ({
    tenant: [twin.slug, String(twin.id)],
    key: ['navigation', 'footer', 'blog', 'title', 'meta', 'values', 'home'],
    domain: [twin.host, `${twin.slug}.test`],
  }),
}
