import { by, filter } from '../../../../test/addressing.ts'
import { buildCareer, buildJob } from '../../../../test/build.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    career: number
    job: number
  }

  interface Content {
    career: { slug: string }
  }
}

export const roomThings: RoomThings = {
  async fill({ tx, secret, picture }) {
    const career = await buildCareer(tx, {
      slug: 'bengkel-laut',
      name: `Bengkel ${secret}`,
      description_html: `<p>Isi ${secret}</p>`,
      cover: picture,
    })
    const job = await buildJob(tx, career.id, {
      slug: 'juru-las',
      title: `Juru las ${secret}`,
      description_html: `<p>Isi ${secret}</p>`,
      skills: [secret],
    })
    return { ids: { career: career.id, job: job.id } }
  },
  async content({ tx, secret, slug }) {
    await buildCareer(tx, { slug, name: `Perusahaan ${secret}` })
    return { career: { slug } }
  },
  addressing: {
    'GET /v1/career/job/list': {
      careerId: filter(({ twin }) => ({ path: `/v1/career/job/list?careerId=${twin.ids.career}` })),
    },
    'GET /v1/career/detail': {
      slug: by(({ content }) => ({ path: `/v1/career/detail?slug=${content.career.slug}` })),
    },
    'GET /v1/career/job/detail': {
      id: by(({ twin }) => ({ path: `/v1/career/job/detail?id=${twin.ids.job}` })),
    },
  },
  parameters: () => ({ slug: ['bengkel-laut'], jenis: ['full_time'], kota: ['33.76'], tempat: ['onsite'] }),
}
