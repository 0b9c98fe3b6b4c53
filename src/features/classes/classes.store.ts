import { likeText, pictureSql } from '../../platform/db/picture-sql.ts'
import { statement } from '../../platform/db/statement.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { ClassListQuery } from './classes.contract.ts'

/** `$1` is now, `$2` the address of the tenant's pictures. */
const visible = `c.status in ('published', 'scheduled') and c.published_at <= $1::timestamptz`

const picture = (column: string) => pictureSql(column, '$2')

const roomState = (room: string) => `classroom_state(${room}.status, ${room}.registration_open_at,
  ${room}.registration_close_at, ${room}.start_at, ${room}.end_at, $1::timestamptz)`

const roomObject = (
  room: string,
) => `json_build_object('id', ${room}.id, 'code', ${room}.code, 'name', ${room}.name,
  'state', ${roomState(room)}, 'startAt', ${room}.start_at, 'endAt', ${room}.end_at,
  'registrationOpenAt', ${room}.registration_open_at, 'registrationCloseAt', ${room}.registration_close_at,
  'timeZone', ${room}.time_zone, 'mode', ${room}.mode, 'venue', ${room}.venue, 'city', ${room}.city,
  'capacity', ${room}.capacity)`

/**
 * The run a class is known by: one that can be joined before one that goes on, that before one to come, an ended one
 * last; among equals the nearest.
 */
const withRun = `classes c left join lateral (
    select r.*, ${roomState('r')} as state from classrooms r
    where r.tenant_id = c.tenant_id and r.class_id = c.id and c.type <> 'self_paced'
    order by array_position(array['onRegistration', 'soon', 'started', 'comingSoon', 'postponed', 'ended', 'cancelled'],
        ${roomState('r')}),
      abs(extract(epoch from r.start_at - $1::timestamptz))
    limit 1) run on true
  cross join lateral (select case when c.type = 'self_paced' then 'onRegistration'
    else coalesce(run.state, 'comingSoon') end as state) now_is`

const itemColumns = `c.id, c.code, c.slug, c.name, c.summary, ${picture('c.logo')} as logo, ${picture('c.cover')} as cover,
  c.type, c.level, c.premium,
  (select json_build_object('id', k.id, 'slug', k.slug, 'name', k.name)
    from categories k where k.tenant_id = c.tenant_id and k.id = c.category_id) as category,
  coalesce(run.price, c.price) as price, c.compare_at_price as "compareAtPrice", c.certificate,
  c.duration_minutes as "durationMinutes",
  (select count(*)::int from modules m where m.tenant_id = c.tenant_id and m.class_id = c.id) as "totalModules",
  (select count(*)::int from chapters h where h.tenant_id = c.tenant_id and h.class_id = c.id) as "totalChapters",
  c.rating_average as "ratingAverage", c.rating_count as "ratingCount",
  now_is.state, now_is.state = 'comingSoon' as "comingSoon", now_is.state = 'onRegistration' as "onRegistration",
  now_is.state = 'started' as started, now_is.state = 'ended' as ended,
  case when run.id is null then null else ${roomObject('run')} end as classroom`

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
  and ($14::int is null or c.id <> $14)`

const byState = (state: string) =>
  `array_position(array['onRegistration', 'soon', 'comingSoon', 'started', 'postponed', 'ended', 'cancelled'], ${state})`

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
  limit: number,
  offset: number,
]

/** The filters run over narrow rows once; only the page's own rows are made into items. */
const list = statement<ListParameters>(
  'classes.list',
  `with matched as materialized (
    select c.tenant_id, c.id, run.id as run_id, now_is.state, run.start_at, c.published_at
    from ${withRun} where ${filters}
  ), now_is as (
    select * from matched
    order by ${byState('state')}, start_at, published_at desc, id desc limit $15 offset $16
  )
  select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select ${itemColumns}
      from now_is join classes c on c.tenant_id = now_is.tenant_id and c.id = now_is.id
        left join classrooms run on run.tenant_id = now_is.tenant_id and run.id = now_is.run_id
      order by ${byState('now_is.state')}, now_is.start_at, c.published_at desc, c.id desc) item),
    'page', $16::int / $15::int + 1, 'perPage', $15::int,
    'totalItems', total, 'totalPages', ceil(total / $15::numeric)::int) as data
  from (select count(*)::int as total from matched) counted`,
)

const orNull = <Item>(items: readonly Item[] | undefined) => (items && items.length > 0 ? items : null)

/** A page of published classes, as JSON text of `classList`; open ones first, ended ones last. */
export function listClasses(tx: Tx, query: ClassListQuery, now: Date, pictureBase: string): Promise<string> {
  const search = query.search || null
  return tx.json(list, [
    now,
    pictureBase,
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
    query.pageSize,
    (query.page - 1) * query.pageSize,
  ])
}

const modulesOf = (owner: string) => `(select coalesce(json_agg(json_build_object('id', m.id, 'slug', m.slug,
    'title', m.title, 'chapters', (
      select coalesce(json_agg(json_build_object('id', h.id, 'slug', h.slug, 'title', h.title, 'kind', h.kind,
        'minutes', h.minutes, 'isPreview', h.is_preview) order by h.position), '[]')
      from chapters h where h.tenant_id = m.tenant_id and h.module_id = m.id)) order by m.position), '[]')
  from modules m where m.tenant_id = ${owner}.tenant_id and m.class_id = ${owner}.id)`

const detail = statement<readonly [Date, string, string | null, string | null]>(
  'classes.detail',
  `select row_to_json(item) as data from (
    select ${itemColumns}, c.description_html as description, c.promo_video as "promoVideo", c.tags, c.competencies,
      c.outcomes, c.prerequisites, c.audience, c.passing_score as "passingScore",
      (select coalesce(json_agg(json_build_object('slug', p.slug, 'name', p.name, 'title', p.title, 'bio', p.bio,
          'role', ci.role, 'photo', ${picture('p.photo')}) order by ci.position), '[]')
        from class_instructors ci join people p on p.tenant_id = ci.tenant_id and p.id = ci.person_id
        where ci.tenant_id = c.tenant_id and ci.class_id = c.id) as instructors,
      (select coalesce(json_agg(${roomObject('r')} order by r.start_at), '[]')
        from classrooms r where r.tenant_id = c.tenant_id and r.class_id = c.id) as classrooms,
      ${modulesOf('c')} as modules,
      (select coalesce(json_agg(json_build_object('id', g.id, 'slug', g.slug, 'name', g.name) order by g.position), '[]')
        from program_items i join programs g on g.tenant_id = i.tenant_id and g.id = i.program_id
        where i.tenant_id = c.tenant_id and i.class_id = c.id and g.status = 'active') as programs,
      c.published_at as "publishedAt", c.updated_at as "updatedAt"
    from ${withRun}
    where ${visible} and ($3::text is null or c.slug = $3) and ($4::text is null or upper(c.code) = upper($4))) item`,
)

/** One published class by slug or code, as JSON text of `classDetail`; 'null' when there is none. */
export function findClass(
  tx: Tx,
  by: { slug: string } | { code: string },
  now: Date,
  pictureBase: string,
): Promise<string> {
  return tx.json(detail, [now, pictureBase, 'slug' in by ? by.slug : null, 'code' in by ? by.code : null])
}

const syllabus = statement<readonly [Date, number]>(
  'classes.syllabus',
  `select json_build_object('class', json_build_object('id', c.id, 'slug', c.slug, 'name', c.name),
      'classroom', json_build_object('id', r.id, 'code', r.code, 'name', r.name), 'modules', ${modulesOf('c')}) as data
    from classrooms r join classes c on c.tenant_id = r.tenant_id and c.id = r.class_id
    where r.id = $2 and ${visible}`,
)

/** The syllabus of a classroom, as JSON text of `syllabus`; 'null' when there is none. */
export function findSyllabus(tx: Tx, classroomId: number, now: Date): Promise<string> {
  return tx.json(syllabus, [now, classroomId])
}

const chapter = statement<readonly [number, string]>(
  'classes.chapter',
  `select row_to_json(item) as data from (
    select h.id, h.slug, h.title, h.kind, h.minutes, h.is_preview as "isPreview", h.content_html as content,
      m.slug as "moduleSlug", m.title as "moduleTitle", h.updated_at as "updatedAt"
    from chapters h join modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
    where h.class_id = $1 and h.slug = $2) item`,
)

/** One chapter of a class with its text, as JSON text of `ChapterRow`; 'null' when there is none. */
export function findChapter(tx: Tx, classId: number, slug: string): Promise<string> {
  return tx.json(chapter, [classId, slug])
}

const categories = statement<readonly [Date]>(
  'classes.categories',
  `select k.slug, k.name from categories k where k.kind = 'class' and exists (
    select from classes c where c.tenant_id = k.tenant_id and c.category_id = k.id and ${visible})
    order by k.position, k.name`,
)

/** Categories that have a published class, for the filters of a page. */
export function listClassCategories(tx: Tx, now: Date): Promise<{ slug: string; name: string }[]> {
  return tx.rows(categories, [now])
}
