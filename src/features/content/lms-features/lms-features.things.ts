import { by } from '../../../../test/addressing.ts'
import { buildFeature } from '../../../../test/build.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

declare module '../../../../test/room-things.ts' {
  interface Content {
    feature: { slug: string }
  }
}

export const roomThings: RoomThings = {
  async fill({ tx, secret, picture }) {
    await buildFeature(tx, {
      slug: 'kuis-daring',
      title: `Kuis ${secret}`,
      description: `Latihan ${secret}`,
      image: picture,
      list_features: [secret],
    })
    return {}
  },
  async content({ tx, secret, slug }) {
    await buildFeature(tx, { slug, title: `Fitur ${secret}` })
    return { feature: { slug } }
  },
  addressing: {
    'GET /v1/lms/feature/detail': {
      slug: by(({ content }) => ({ path: `/v1/lms/feature/detail?slug=${content.feature.slug}` })),
    },
  },
  parameters: () => ({ slug: ['kuis-daring'], product: ['lms', 'aksara', 'umum'] }),
}
