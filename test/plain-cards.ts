/**
 * For the test of cards alone: what a card must show, as plain statements over the rooms' tables at one moment (`$1`), in
 * other words than those of the functions that make cards.
 */
const picture = (column: string) =>
  `case when ${column} is null then null else ${column} || jsonb_build_object('url', '~p/' || (${column} ->> 'key')) end`

const sound = (column: string) =>
  `case when ${column} ? 'key' then ${column} || jsonb_build_object('url', '~m/' || (${column} ->> 'key')) else ${column} end`

export const plainPosts = `select p.id, to_jsonb(item) as item from posts p join lateral (select
    p.id, p.kind as "kindSlug", p.slug, p.title, p.summary, ${picture('p.cover')} as cover,
    (select json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) from categories c where c.id = p.category_id) as category,
    p.tags,
    (select coalesce(json_agg(json_build_object('slug', a.slug, 'name', a.name, 'title', a.title, 'photo', ${picture('a.photo')})
      order by pa.position), '[]') from post_authors pa join people a on a.id = pa.person_id where pa.post_id = p.id) as authors,
    p.published_at as "publishedAt", p.minutes, p.featured, p.views, ${sound('p.audio')} as audio, ${sound('p.video')} as video,
    (select coalesce(jsonb_agg(${picture('image.value')} order by image.position), '[]')
      from jsonb_array_elements(p.images) with ordinality as image (value, position)) as images) item on true
  where p.status in ('published', 'scheduled') and p.published_at <= $1 and p.visibility = 'public' order by p.id`

const state = (run: string) =>
  `classroom_state(${run}.status, ${run}.registration_open_at, ${run}.registration_close_at, ${run}.start_at, ${run}.end_at, $1)`

export const plainClasses = `select c.id, to_jsonb(item) as item from classes c
  left join lateral (select r.*, ${state('r')} as state from classrooms r where r.class_id = c.id and c.type <> 'self_paced'
    order by array_position(array['onRegistration', 'soon', 'started', 'comingSoon', 'postponed', 'ended', 'cancelled'], ${state('r')}),
      abs(extract(epoch from r.start_at - $1)) limit 1) run on true
  cross join lateral (select case when c.type = 'self_paced' then 'onRegistration' else coalesce(run.state, 'comingSoon') end as state) stands
  join lateral (select c.id, c.code, c.slug, c.name, c.summary, ${picture('c.logo')} as logo, ${picture('c.cover')} as cover,
    c.type, c.level, c.premium,
    (select json_build_object('id', k.id, 'slug', k.slug, 'name', k.name) from categories k where k.id = c.category_id) as category,
    coalesce(run.price, c.price) as price, c.compare_at_price as "compareAtPrice", c.certificate,
    c.duration_minutes as "durationMinutes",
    (select count(*) from version_modules m where (m.class_id, m.number) = (c.id, c.course_number)) as "totalModules",
    (select count(*) from course_chapters h where (h.class_id, h.number) = (c.id, c.course_number)) as "totalChapters",
    c.rating_average as "ratingAverage", c.rating_count as "ratingCount",
    stands.state, stands.state = 'comingSoon' as "comingSoon", stands.state = 'onRegistration' as "onRegistration",
    stands.state = 'started' as started, stands.state = 'ended' as ended,
    case when run.id is null then null else json_build_object('id', run.id, 'code', run.code, 'name', run.name,
      'state', run.state, 'startAt', run.start_at, 'endAt', run.end_at, 'registrationOpenAt', run.registration_open_at,
      'registrationCloseAt', run.registration_close_at, 'timeZone', run.time_zone, 'mode', run.mode, 'venue', run.venue,
      'city', run.city, 'heldCityIds', run.held_city_codes, 'registrarCityIds', run.registrar_city_codes,
      'capacity', run.capacity) end as classroom) item on true
  where c.status in ('published', 'scheduled') and c.published_at <= $1 order by c.id`

export const kept = (source: string) => `select id, item::jsonb as item from cards
  where source = '${source}' and from_at <= $1 and until_at > $1 order by id`
