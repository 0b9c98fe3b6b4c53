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

/** `$1` is now, `$2` the address of the tenant's pictures. */
const picture = (column: string) => pictureSql(column, '$2')
const visible = `c.status in ('published', 'scheduled') and c.published_at <= $1::timestamptz`
const shown = `j.status <> 'draft' and j.published_at <= $1::timestamptz and ${visible}`
/** one may apply for it now */
const open = `j.status = 'open' and j.published_at <= $1::timestamptz
  and (j.valid_through is null or j.valid_through >= $1::timestamptz)`

const careerColumns = `c.id, c.slug, c.name, c.industry, c.summary, ${picture('c.logo')} as logo,
  ${picture('c.cover')} as cover, c.city_code as "cityCode",
  (select count(*)::int from jobs j where j.tenant_id = c.tenant_id and j.career_id = c.id and ${open}) as "totalJobs"`

const careers = statement<readonly [Date, string, number, number]>(
  'careers.list',
  `select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select ${careerColumns} from careers c where ${visible} order by c.position, c.id limit $3 offset $4) item),
    'page', $4::int / $3::int + 1, 'perPage', $3::int,
    'totalItems', total, 'totalPages', ceil(total / $3::numeric)::int) as data
  from (select count(*)::int as total from careers c where ${visible}) counted`,
)

/** A page of hiring organisations, as JSON text of `careerList`. */
export function listCareers(
  { tx, clock, tenant }: InTenant,
  query: CareerListQuery,
): Promise<Json<Paged<CareerItem>>> {
  return tx.json(careers, [
    clock.now(),
    tenant.pictureBase,
    query.pageSize,
    (query.page - 1) * query.pageSize,
  ])
}

const career = statement<readonly [Date, string, string]>(
  'careers.detail',
  `select row_to_json(item) as data from (
    select ${careerColumns}, c.description_html as description, c.website, c.address, c.updated_at as "updatedAt"
    from careers c where ${visible} and c.slug = $3) item`,
)

/** One organisation, as JSON text of `careerDetail`; 'null' when there is none. */
export function findCareer(
  { tx, clock, tenant }: InTenant,
  slug: string,
): Promise<Json<CareerDetail | null>> {
  return tx.json(career, [clock.now(), tenant.pictureBase, slug])
}

const jobColumns = `j.id, j.slug, j.title, j.summary, ${picture('coalesce(j.cover, c.cover)')} as cover, j.employment_type as "employmentType", j.workplace,
  j.city_code as "cityCode", j.salary_min as "salaryMin", j.salary_max as "salaryMax",
  j.salary_period as "salaryPeriod", j.openings, j.skills, j.valid_through as "validThrough", j.status,
  j.published_at as "publishedAt"`

const withCareer = 'jobs j join careers c on c.tenant_id = j.tenant_id and c.id = j.career_id'

const jobFilters = `${open} and ${visible}
  and ($3::int is null or j.career_id = $3)
  and not exists (select from unnest($4::text[]) word
    where concat_ws(' ', j.title, j.summary, c.name, array_to_string(j.skills, ' ')) not ilike '%' || word || '%')
  and ($5::text is null or j.city_code = $5)
  and ($6::text is null or j.employment_type = $6)
  and ($7::text is null or j.workplace = $7)
  and ($8::int is null or j.id <> $8)`

type JobParameters = readonly [
  now: Date,
  pictureBase: string,
  careerId: number | null,
  words: readonly string[],
  cityCode: string | null,
  employmentType: string | null,
  workplace: string | null,
  excludeId: number | null,
  limit: number,
  offset: number,
]

const jobs = statement<JobParameters>(
  'careers.jobs',
  `select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select ${jobColumns}, json_build_object('id', c.id, 'slug', c.slug, 'name', c.name,
        'logo', ${picture('c.logo')}) as career
      from ${withCareer} where ${jobFilters} order by j.published_at desc, j.id desc limit $9 offset $10) item),
    'page', $10::int / $9::int + 1, 'perPage', $9::int,
    'totalItems', total, 'totalPages', ceil(total / $9::numeric)::int) as data
  from (select count(*)::int as total from ${withCareer} where ${jobFilters}) counted`,
)

/** A page of jobs one may apply for that have every word searched for, the newest first, as JSON text of `jobList`. */
export function listJobs(
  { tx, clock, tenant }: InTenant,
  query: JobListQuery,
): Promise<Json<Paged<JobItem>>> {
  return tx.json(jobs, [
    clock.now(),
    tenant.pictureBase,
    query.careerId ?? null,
    likeText(query.search ?? '')
      .split(/\s+/)
      .filter(Boolean),
    query.cityCode ?? null,
    query.employmentType ?? null,
    query.workplace ?? null,
    query.excludeId ?? null,
    query.pageSize,
    (query.page - 1) * query.pageSize,
  ])
}

const job = statement<readonly [Date, string, number]>(
  'careers.job',
  `select row_to_json(item) as data from (
    select ${jobColumns}, j.description_html as description, j.apply_url as "applyUrl",
      j.apply_email as "applyEmail", j.updated_at as "updatedAt",
      json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'logo', ${picture('c.logo')},
        'website', c.website, 'address', c.address) as career
    from ${withCareer} where ${shown} and j.id = $3) item`,
)

/** One job, open or closed, as JSON text of `jobDetail`; 'null' when there is none. */
export function findJob({ tx, clock, tenant }: InTenant, id: number): Promise<Json<JobDetail | null>> {
  return tx.json(job, [clock.now(), tenant.pictureBase, id])
}

const cities = statement<readonly [Date]>(
  'careers.cities',
  `select coalesce(json_agg(distinct j.city_code) filter (where j.city_code is not null), '[]') as data
    from ${withCareer} where ${open} and ${visible}`,
)

/** Codes of the cities with open jobs, as JSON text. */
export function listJobCities({ tx, clock }: InTenant): Promise<Json<string[]>> {
  return tx.json(cities, [clock.now()])
}
