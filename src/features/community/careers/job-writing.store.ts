import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { ownTable } from '../../core/publishing/publishing.ts'

// What writers change of jobs: visitors' reads stand in careers.store.ts.

const states = { draft: 'draft', published: 'open', archived: 'archived' } as const
const usual = ownTable({ table: 'jobs', status: 'status', states })

const setStatus = statement(
  'jobs.setStatus',
  `update jobs set status = case when :status = 'open' then coalesce(kept_status, 'open') else :status end,
      kept_status = case when :status = 'open' then null
        when status in ('open', 'closed', 'filled') then status else kept_status end,
      updated_at = :at, version = version + 1 where id = :ownId`,
)

/** Several may be called the same: a job is found by its number. What was closed or filled comes back so. */
export const jobTable: typeof usual = {
  ...usual,
  isSlugFree: async () => true,
  async setStatus({ tx, clock }, ownId, to) {
    await tx.rows(setStatus, { ownId, status: states[to], at: clock.now() })
  },
}

const written = `select j.slug, j.title, j.summary, j.description_html as html, j.cover, j.seo, j.status,
    coalesce(j.kept_status, j.status) as state, j.employment_type as "employmentType", j.workplace,
    j.city_code as "cityCode", j.salary_min::float8 as "salaryMin", j.salary_max::float8 as "salaryMax",
    j.salary_period as "salaryPeriod", j.openings, j.skills, j.apply_url as "applyUrl", j.apply_email as "applyEmail",
    j.valid_through as "validThrough", j.version, j.updated_at as "updatedAt", c.slug as "careerSlug"
  from jobs j join careers c on c.tenant_id = j.tenant_id and c.id = j.career_id where j.id = :id`

const one = statement('jobs.written', written)
const locked = statement('jobs.writtenLocked', `${written} for update of j`)

export const findWrittenJob = (tx: Tx, id: number, isWriting: boolean) =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

const put = statement(
  'jobs.put',
  `insert into jobs (slug, title, summary, description_html, cover, seo, career_id, status, employment_type, workplace,
      city_code, salary_min, salary_max, salary_period, openings, skills, apply_url, apply_email, valid_through,
      published_at, updated_at, version)
    select :slug, :title, :summary, :html, :cover?::jsonb, :seo::jsonb, c.id, :state, :employmentType, :workplace, :cityCode?,
      :salaryMin?::bigint, :salaryMax?::bigint, :salaryPeriod, :openings::int, :skills::text[], :applyUrl?,
      :applyEmail?, :validThrough?::timestamptz, :at::timestamptz, :at::timestamptz, :version::int
    from careers c where c.slug = :careerSlug returning id`,
)
const change = statement(
  'jobs.change',
  `update jobs set slug = :slug, title = :title, summary = :summary, description_html = :html,
      cover = :cover?::jsonb, seo = :seo::jsonb, career_id = (select c.id from careers c where c.slug = :careerSlug),
      published_at = case when status in ('draft', 'archived') then :at else coalesce(published_at, :at) end,
      status = :state, kept_status = null, employment_type = :employmentType, workplace = :workplace,
      city_code = :cityCode?, salary_min = :salaryMin?, salary_max = :salaryMax?, salary_period = :salaryPeriod,
      openings = :openings, skills = :skills::text[], apply_url = :applyUrl?, apply_email = :applyEmail?,
      valid_through = :validThrough?, updated_at = :at, version = :version
    where id = :id returning id`,
)

export interface JobRow {
  slug: string
  title: string
  summary: string
  html: string
  /** JSON text */
  cover: string | null
  /** JSON text */
  seo: string
  careerSlug: string
  state: string
  employmentType: string
  workplace: string
  cityCode: string | null
  salaryMin: number | null
  salaryMax: number | null
  salaryPeriod: string
  openings: number
  skills: string[]
  applyUrl: string | null
  applyEmail: string | null
  validThrough: Date | null
  at: Date
  version: number
}

/** Writes what visitors see; answers its number. */
export async function putJob(tx: Tx, id: number | null, row: JobRow): Promise<number> {
  const found = id === null ? await tx.find(put, { ...row }) : await tx.find(change, { ...row, id })
  return found?.id ?? 0
}
