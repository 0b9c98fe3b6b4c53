import { pageJson, pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { ClassListQuery } from './class-queries.contract.ts'
import { itemColumns, visible, withRun } from './class-sql.ts'
import type { ClassItem } from './classes.contract.ts'
import type { classSorts } from './classes.rules.ts'

const filters = `${visible}
  and (:state?::text[] is null or now_is.state = any (:state))
  and (:level?::text[] is null or c.level = any (:level))
  and (:type?::text[] is null or c.type = any (:type))
  and (:programIds?::int[] is null or exists (select from program_classes i
    where i.tenant_id = c.tenant_id and i.class_id = c.id and i.program_id = any (:programIds)))
  and (:search?::text is null or c.search @@ websearch_to_tsquery('indonesian', :search) or c.name ilike '%' || :like? || '%')
  and (:registrarCities?::text[] is null or exists (select from classrooms r where r.tenant_id = c.tenant_id and r.class_id = c.id
    and (r.registrar_city_codes = '{}' or r.registrar_city_codes && :registrarCities)))
  and (:heldCities?::text[] is null or exists (select from classrooms r where r.tenant_id = c.tenant_id and r.class_id = c.id
    and r.held_city_codes && :heldCities))
  and (:categoryId?::int is null or c.category_id = :categoryId)
  and (:categorySlug?::text is null or exists (select from visible_categories k
    where k.tenant_id = c.tenant_id and k.id = c.category_id and k.slug = :categorySlug))
  and (:premium?::boolean is null or c.premium = :premium)
  and (:excludeId?::int is null or c.id <> :excludeId)
  and (:preClass?::boolean is null or c.pre_class = :preClass)
  and (:isElevated?::boolean is null or c.is_elevated = :isElevated)
  and (:competence?::text is null or lower(:competence) in (select lower(word) from unnest(c.competencies) word))
  and (:instructor?::text is null or exists (select from class_instructors ci join visible_people p
      on p.tenant_id = ci.tenant_id and p.id = ci.person_id
    where ci.tenant_id = c.tenant_id and ci.class_id = c.id and p.slug = :instructor))
  and (:programSlug?::text is null or exists (select from program_classes i join visible_programs g
      on g.tenant_id = i.tenant_id and g.id = i.program_id
    where i.tenant_id = c.tenant_id and i.class_id = c.id and g.slug = :programSlug))`

/** Each order ends with what tells two classes apart, so that no class stands on two pages. */
const orders = {
  state: `array_position(array['onRegistration', 'soon', 'comingSoon', 'started', 'postponed', 'ended', 'cancelled'],
    one.state), one.start_at, one.published_at desc, one.id desc`,
  newest: 'one.published_at desc, one.id desc',
  oldest: 'one.published_at, one.id',
  title: 'lower(one.name), one.id',
  start: 'one.start_at nulls last, one.published_at desc, one.id desc',
} as const satisfies Record<'state' | (typeof classSorts)[number], string>

/** The filters run over narrow rows once; only the page's own rows are made into items. */
const listIn = (name: 'classes.list' | `classes.list.${(typeof classSorts)[number]}`, order: string) =>
  statement(
    name,
    `with matched as materialized (
    select c.tenant_id, c.id, c.name, run.id as run_id, now_is.state, run.start_at, c.published_at
    from ${withRun} where ${filters}
  ), now_is as (
    select row_number() over (order by ${order}) as place, one.* from matched one
    order by place limit :limit offset :offset
  )
  select ${pageJson(`select ${itemColumns}
      from now_is join classes c on c.tenant_id = now_is.tenant_id and c.id = now_is.id
        left join classrooms run on run.tenant_id = now_is.tenant_id and run.id = now_is.run_id
      order by now_is.place`)} as data
  from (select count(*)::int as total from matched) counted`,
  )

const lists = {
  state: listIn('classes.list', orders.state),
  newest: listIn('classes.list.newest', orders.newest),
  oldest: listIn('classes.list.oldest', orders.oldest),
  title: listIn('classes.list.title', orders.title),
  start: listIn('classes.list.start', orders.start),
} satisfies Record<keyof typeof orders, unknown>

const orNull = <Item>(items: readonly Item[] | undefined) => (items && items.length > 0 ? items : null)

/** A page of published classes, as JSON text of `classList`; open ones first, ended ones last, unless `sort` says otherwise. */
export function listClasses(
  { tx, clock, tenant }: InTenant,
  query: ClassListQuery,
): Promise<Json<Paged<ClassItem>>> {
  const search = query.search || null
  return tx.json(lists[query.sort ?? 'state'], {
    now: clock.now(),
    pictureBase: tenant.pictureBase,
    state: orNull(query.state),
    level: orNull(query.level),
    type: orNull(query.type),
    programIds: orNull(query.programIds),
    search,
    like: search && likeText(search),
    registrarCities: orNull(query.registrarCityIds),
    heldCities: orNull(query.heldCityIds),
    categoryId: query.categoryId,
    categorySlug: query.categorySlug || null,
    premium: query.premium,
    excludeId: query.excludeId,
    preClass: query.preClass,
    isElevated: query.isElevated,
    competence: query.competence,
    instructor: query.instructor,
    programSlug: query.programSlug,
    ...pageValues(query),
  })
}

const options = statement(
  'classes.options',
  'select slug as "value!", name as "label!" from visible_classes order by lower(name), slug limit 1000',
)

/** Every published class, by its short address, to choose from. */
export const listClassOptions = (tx: Tx) => tx.rows(options)

const categories = statement(
  'classes.categories',
  `select k.slug, k.name from visible_categories k where k.kind = 'class' and exists (
    select from classes c where c.tenant_id = k.tenant_id and c.category_id = k.id and ${visible})
    order by k.position, k.name`,
)

/** Categories that have a published class, for the filters of a page. */
export function listClassCategories({ tx, clock }: InTenant): Promise<{ slug: string; name: string }[]> {
  return tx.rows(categories, { now: clock.now() })
}
