import { isDue, isVisible } from '../../../platform/db/due-sql.ts'
import { pageOf, pageValues } from '../../../platform/db/page-sql.ts'
import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type {
  CareerDetail,
  CareerItem,
  CareerListQuery,
  JobDetail,
  JobItem,
  JobListQuery,
} from './careers.contract.ts'

export const visible = isVisible('c')
/** open, or closed and still told of */
const shown = `j.status in ('open', 'closed', 'filled') and ${isDue('j')} and ${visible}`
/** one may apply for it now */
const open = `j.status = 'open' and ${isDue('j')}
  and (j.valid_through is null or j.valid_through >= :now::timestamptz)`

const careerColumns = `c.id, c.slug, c.name, c.industry, c.summary, ${pictureSql('c.logo')} as logo,
  ${pictureSql('c.cover')} as cover, c.city_code as "cityCode",
  (select count(*)::int from jobs j where j.tenant_id = c.tenant_id and j.career_id = c.id and ${open}) as "totalJobs"`

const careers = statement(
  'careers.list',
  pageOf({ select: careerColumns, from: `careers c where ${visible}`, orderBy: 'c.position, c.id' }),
)

/** A page of hiring organisations, as JSON text of `careerList`. */
export function listCareers(
  { tx, clock, tenant }: InTenant,
  query: CareerListQuery,
): Promise<Json<Paged<CareerItem>>> {
  return tx.json(careers, {
    now: clock.now(),
    pictureBase: tenant.pictureBase,
    ...pageValues(query),
  })
}

const career = statement(
  'careers.detail',
  `select row_to_json(item) as data from (
    select ${careerColumns}, c.description_html as description, c.website, c.address, c.updated_at as "updatedAt"
    from careers c where ${visible} and c.slug = :slug) item`,
)

/** One organisation, as JSON text of `careerDetail`; 'null' when there is none. */
export function findCareer(
  { tx, clock, tenant }: InTenant,
  slug: string,
): Promise<Json<CareerDetail | null>> {
  return tx.json(career, { now: clock.now(), pictureBase: tenant.pictureBase, slug })
}

const jobColumns = `j.id, j.slug, j.title, j.summary, ${pictureSql('coalesce(j.cover, c.cover)')} as cover, j.employment_type as "employmentType", j.workplace,
  j.city_code as "cityCode", j.salary_min as "salaryMin", j.salary_max as "salaryMax",
  j.salary_period as "salaryPeriod", j.openings, j.skills, j.valid_through as "validThrough", j.status,
  j.published_at as "publishedAt"`

const withCareer = 'jobs j join careers c on c.tenant_id = j.tenant_id and c.id = j.career_id'

const jobFilters = `${open} and ${visible}
  and (:careerId?::int is null or j.career_id = :careerId)
  and not exists (select from unnest(:words::text[]) word
    where concat_ws(' ', j.title, j.summary, c.name, array_to_string(j.skills, ' ')) not ilike '%' || word || '%')
  and (:cityCode?::text is null or j.city_code = :cityCode)
  and (:employmentType?::text is null or j.employment_type = :employmentType)
  and (:workplace?::text is null or j.workplace = :workplace)
  and (:excludeId?::int is null or j.id <> :excludeId)`

const jobs = statement(
  'careers.jobs',
  pageOf({
    select: `${jobColumns}, json_build_object('id', c.id, 'slug', c.slug, 'name', c.name,
        'logo', ${pictureSql('c.logo')}) as career`,
    from: `${withCareer} where ${jobFilters}`,
    orderBy: 'j.published_at desc, j.id desc',
  }),
)

/** A page of jobs one may apply for that have every word searched for, the newest first, as JSON text of `jobList`. */
export function listJobs(
  { tx, clock, tenant }: InTenant,
  query: JobListQuery,
): Promise<Json<Paged<JobItem>>> {
  return tx.json(jobs, {
    now: clock.now(),
    pictureBase: tenant.pictureBase,
    careerId: query.careerId,
    words: likeText(query.search ?? '')
      .split(/\s+/)
      .filter(Boolean),
    cityCode: query.cityCode,
    employmentType: query.employmentType,
    workplace: query.workplace,
    excludeId: query.excludeId,
    ...pageValues(query),
  })
}

const job = statement(
  'careers.job',
  `select row_to_json(item) as data from (
    select ${jobColumns}, j.description_html as description, j.apply_url as "applyUrl",
      j.apply_email as "applyEmail", j.seo, j.updated_at as "updatedAt",
      json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'logo', ${pictureSql('c.logo')},
        'website', c.website, 'address', c.address) as career
    from ${withCareer} where ${shown} and j.id = :id) item`,
)

/** One job, open or closed, as JSON text of `jobDetail`; 'null' when there is none. */
export function findJob({ tx, clock, tenant }: InTenant, id: number): Promise<Json<JobDetail | null>> {
  return tx.json(job, { now: clock.now(), pictureBase: tenant.pictureBase, id })
}

const cities = statement(
  'careers.cities',
  `select coalesce(json_agg(distinct j.city_code) filter (where j.city_code is not null), '[]') as data
    from ${withCareer} where ${open} and ${visible}`,
)

/** Codes of the cities with open jobs, as JSON text. */
export function listJobCities({ tx, clock }: InTenant): Promise<Json<string[]>> {
  return tx.json(cities, { now: clock.now() })
}
