import { likeText } from '../../../platform/db/picture-sql.ts'
import { type Statement, statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { ClassListQuery } from './class-queries.contract.ts'
import { itemColumns, visible, withRun } from './class-sql.ts'
import type { ClassItem } from './classes.contract.ts'
import type { classSorts } from './classes.rules.ts'

const filters = `${visible}
  and ($3::text[] is null or now_is.state = any ($3))
  and ($4::text[] is null or c.level = any ($4))
  and ($5::text[] is null or c.type = any ($5))
  and ($6::int[] is null or exists (select from program_items i
    where i.tenant_id = c.tenant_id and i.class_id = c.id and i.program_id = any ($6)))
  and ($7::text is null or c.search @@ websearch_to_tsquery('indonesian', $7) or c.name ilike '%' || $8 || '%')
  and ($9::text[] is null or exists (select from classrooms r where r.tenant_id = c.tenant_id and r.class_id = c.id
    and (r.registrar_city_codes = '{}' or r.registrar_city_codes && $9)))
  and ($10::text[] is null or exists (select from classrooms r where r.tenant_id = c.tenant_id and r.class_id = c.id
    and r.held_city_codes && $10))
  and ($11::int is null or c.category_id = $11)
  and ($12::text is null or exists (select from categories k
    where k.tenant_id = c.tenant_id and k.id = c.category_id and k.slug = $12))
  and ($13::boolean is null or c.premium = $13)
  and ($14::int is null or c.id <> $14)
  and ($15::boolean is null or c.pre_class = $15)
  and ($16::boolean is null or c.is_elevated = $16)
  and ($17::text is null or lower($17) in (select lower(word) from unnest(c.competencies) word))
  and ($18::text is null or exists (select from class_instructors ci join people p
      on p.tenant_id = ci.tenant_id and p.id = ci.person_id
    where ci.tenant_id = c.tenant_id and ci.class_id = c.id and p.slug = $18))
  and ($19::text is null or exists (select from program_items i join programs g
      on g.tenant_id = i.tenant_id and g.id = i.program_id
    where i.tenant_id = c.tenant_id and i.class_id = c.id and g.status = 'active' and g.slug = $19))`

/** Each order ends with what tells two classes apart, so that no class stands on two pages. */
const orders = {
  state: `array_position(array['onRegistration', 'soon', 'comingSoon', 'started', 'postponed', 'ended', 'cancelled'],
    one.state), one.start_at, one.published_at desc, one.id desc`,
  newest: 'one.published_at desc, one.id desc',
  oldest: 'one.published_at, one.id',
  title: 'lower(one.name), one.id',
  start: 'one.start_at nulls last, one.published_at desc, one.id desc',
} as const satisfies Record<'state' | (typeof classSorts)[number], string>

type ListParameters = readonly [
  now: Date,
  pictureBase: string,
  state: readonly string[] | null,
  level: readonly string[] | null,
  type: readonly string[] | null,
  programIds: readonly number[] | null,
  search: string | null,
  like: string | null,
  registrarCities: readonly string[] | null,
  heldCities: readonly string[] | null,
  categoryId: number | null,
  categorySlug: string | null,
  premium: boolean | null,
  excludeId: number | null,
  preClass: boolean | null,
  isElevated: boolean | null,
  competence: string | null,
  instructor: string | null,
  programSlug: string | null,
  limit: number,
  offset: number,
]

/** The filters run over narrow rows once; only the page's own rows are made into items. */
const listIn = (name: string, order: string): Statement<ListParameters> =>
  statement<ListParameters>(
    name,
    `with matched as materialized (
    select c.tenant_id, c.id, c.name, run.id as run_id, now_is.state, run.start_at, c.published_at
    from ${withRun} where ${filters}
  ), now_is as (
    select row_number() over (order by ${order}) as place, one.* from matched one
    order by place limit $20 offset $21
  )
  select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select ${itemColumns}
      from now_is join classes c on c.tenant_id = now_is.tenant_id and c.id = now_is.id
        left join classrooms run on run.tenant_id = now_is.tenant_id and run.id = now_is.run_id
      order by now_is.place) item),
    'page', $21::int / $20::int + 1, 'perPage', $20::int,
    'totalItems', total, 'totalPages', ceil(total / $20::numeric)::int) as data
  from (select count(*)::int as total from matched) counted`,
  )

const lists = {
  state: listIn('classes.list', orders.state),
  newest: listIn('classes.list.newest', orders.newest),
  oldest: listIn('classes.list.oldest', orders.oldest),
  title: listIn('classes.list.title', orders.title),
  start: listIn('classes.list.start', orders.start),
} as const satisfies Record<keyof typeof orders, Statement<ListParameters>>

const orNull = <Item>(items: readonly Item[] | undefined) => (items && items.length > 0 ? items : null)

/** A page of published classes, as JSON text of `classList`; open ones first, ended ones last, unless `sort` says otherwise. */
export function listClasses(
  { tx, clock, tenant }: InTenant,
  query: ClassListQuery,
): Promise<Json<Paged<ClassItem>>> {
  const search = query.search || null
  return tx.json(lists[query.sort ?? 'state'], [
    clock.now(),
    tenant.pictureBase,
    orNull(query.state),
    orNull(query.level),
    orNull(query.type),
    orNull(query.programIds),
    search,
    search && likeText(search),
    orNull(query.registrarCityIds),
    orNull(query.heldCityIds),
    query.categoryId ?? null,
    query.categorySlug || null,
    query.premium ?? null,
    query.excludeId ?? null,
    query.preClass ?? null,
    query.isElevated ?? null,
    query.competence ?? null,
    query.instructor ?? null,
    query.programSlug ?? null,
    query.pageSize,
    (query.page - 1) * query.pageSize,
  ])
}

const categories = statement<readonly [Date]>(
  'classes.categories',
  `select k.slug, k.name from categories k where k.kind = 'class' and exists (
    select from classes c where c.tenant_id = k.tenant_id and c.category_id = k.id and ${visible})
    order by k.position, k.name`,
)

/** Categories that have a published class, for the filters of a page. */
export function listClassCategories({ tx, clock }: InTenant): Promise<{ slug: string; name: string }[]> {
  return tx.rows(categories, [clock.now()])
}
