import { by, filter } from '../../../../test/addressing.ts'
import { entryAddressing } from '../../../../test/entry-addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { slugOf } from '../../../shared/slug.ts'
import { beginEntry } from '../../core/entries/entries.store.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    career: number
    job: number
  }

  interface Content {
    career: { slug: string }
  }

  interface Things {
    /** a job and an organisation that one has begun to write */
    jobEntry: number
    careerEntry: number
  }
}

/** A published hiring organisation in Tegal, unless told otherwise. */
export async function buildCareer(tx: Tx, row: Row<'careers'> = {}) {
  const name = row.name ?? `Bengkel Laut Utara ${nextNumber()}`
  return tx.db
    .insertInto('careers')
    .values({
      name,
      slug: slugOf(name),
      industry: 'Perkapalan',
      summary: 'Memperbaiki kapal nelayan.',
      description_html: '<p>Dua puluh orang di tepi pelabuhan.</p>',
      website: 'https://bengkellaut.test',
      city_code: '33.76',
      status: 'published',
      published_at: longAgo,
      ...row,
    })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow()
}

/** An open job, until three weeks after the tests' now, unless told otherwise. */
export async function buildJob(tx: Tx, career_id: number, row: Row<'jobs'> = {}) {
  const title = row.title ?? `Juru las ${nextNumber()}`
  return tx.db
    .insertInto('jobs')
    .values({
      career_id,
      title,
      slug: slugOf(title),
      summary: 'Mengelas lambung kapal kayu.',
      description_html: '<p>Bekerja di galangan.</p>',
      employment_type: 'full_time',
      workplace: 'onsite',
      city_code: '33.76',
      salary_min: 3_500_000,
      salary_max: 4_500_000,
      apply_email: 'kerja@bengkellaut.test',
      valid_through: '2026-12-12T16:59:59Z',
      status: 'open',
      published_at: longAgo,
      ...row,
    })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow()
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
  async things({ tx, owner, secret }) {
    const begun = { owner: owner.membershipId, at: new Date(longAgo) }
    return {
      jobEntry: await beginEntry(tx, { ...begun, kind: 'job', title: `Lowongan ${secret}` }),
      careerEntry: await beginEntry(tx, { ...begun, kind: 'career', title: `Organisasi ${secret}` }),
    }
  },
  async content({ tx, secret, slug }) {
    await buildCareer(tx, { slug, name: `Perusahaan ${secret}` })
    return { career: { slug } }
  },
  addressing: {
    ...entryAddressing('jobs', ({ jobEntry }) => jobEntry),
    ...entryAddressing('careers', ({ careerEntry }) => careerEntry),
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
  parameters: ({ ids }) => ({
    careerId: [String(ids.career)],
    slug: ['bengkel-laut'],
    kind: ['full_time'],
    city: ['33.76'],
    workplace: ['onsite'],
    state: ['draft', 'trash'],
    sort: ['title', 'occurs'],
  }),
}
