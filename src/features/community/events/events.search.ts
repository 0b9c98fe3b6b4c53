import { isDue, isPublished } from '../../../platform/db/due-sql.ts'
import { factSql, labelSql, type PassagePart, topicSelect } from '../../../platform/passage-part.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { festivalSlug, pathSql, to } from '../../../routes.ts'
import { modes } from './events.rules.ts'

export const eventPath = `case e.slug when '${festivalSlug}' then '${to.festival()}' else ${pathSql('Event-slug', { slug: 'e.slug' })} end`
export const programPath = pathSql('Event-Program-id-slug', { id: 'p.id', slug: 'p.slug' })
export const published = isPublished('e', 'editorial_status')
export const withEvent = 'event_programs p join events e on e.tenant_id = p.tenant_id and e.id = p.event_id'

/** Events and what happens at them, as the site's search finds them. */
export const eventsSearch: SearchPart = {
  name: 'events',
  place: 30,
  kinds: { event: 'Acara', event_program: 'Program acara' },
  tags: ['events'],
  select: `select 'event' as kind, e.id::text as ref, ${eventPath} as path, e.title, e.summary,
    concat_ws(' ', e.kind, e.venue, e.address,
      (select string_agg(s.name, ' ' order by s.position, s.id) from event_speakers s
        where s.tenant_id = e.tenant_id and s.event_id = e.id)) as words,
    e.description_html as html, e.cover as picture, e.published_at, e.published_at as visible_from,
    null::timestamptz as visible_until
  from events e where ${published}
  union all select 'event_program', p.id::text, ${programPath}, p.title, '', concat_ws(' ', p.kind, e.title),
    p.description_html, coalesce(p.cover, e.cover), e.published_at, e.published_at, null
  from ${withEvent} where ${published}`,
}

/** Events with when and where they are and who speaks, and the parts of their programme. */
export const eventPassages: PassagePart = {
  name: 'events',
  insteadOf: 'events',
  tags: eventsSearch.tags,
  select: `select s.kind, s.ref, s.path, s.title, s.summary, s.words, s.html, null::text[] as audience,
    case when e.id is not null then jsonb_build_array(
        ${factSql('starts', `'at', e.start_at, 'zone', e.time_zone`)}, ${factSql('ends', `'at', e.end_at, 'zone', e.time_zone`)},
        ${factSql('place', `'city', e.city_code, 'before', concat_ws(', ', nullif(e.venue, ''), nullif(e.address, ''))`)},
        ${factSql('mode', `'text', ${labelSql('e.mode', modes)}`)},
        ${factSql('state', `'text', case when e.status <> 'scheduled' then ${labelSql('e.status', { postponed: 'Ditunda', cancelled: 'Dibatalkan' })} end`)})
      || coalesce((select jsonb_agg(${factSql('speaker', `'text', concat_ws(', ', k.name, nullif(k.short_bio, ''))`)} order by k.position, k.id)
        from event_speakers k where k.tenant_id = e.tenant_id and k.event_id = e.id), '[]')
    when p.id is not null then jsonb_build_array(
        ${factSql('starts', `'at', p.start_at, 'zone', ofp.time_zone`)}, ${factSql('ends', `'at', p.end_at, 'zone', ofp.time_zone`)},
        ${factSql('place', `'text', concat_ws(', ', nullif(p.room, ''), ofp.venue)`)},
        ${factSql('capacity', `'text', p.capacity || ' orang'`)}) end as facts,
    s.visible_from, s.visible_until
  from (${eventsSearch.select}) s left join events e on s.kind = 'event' and e.id::text = s.ref
    left join event_programs p on s.kind = 'event_program' and p.id::text = s.ref
    left join events ofp on ofp.tenant_id = p.tenant_id and ofp.id = p.event_id`,
}

/** What happens next. */
export const eventTopic: PassagePart = {
  name: 'topic_events',
  tags: eventsSearch.tags,
  select: topicSelect({
    topic: 'events',
    path: `'${to.events()}'`,
    title: `'Acara berikutnya'`,
    summary: `'Ini acara yang berikutnya.'`,
    facts: `jsonb_agg(jsonb_build_object('label', n.title, 'at', n.start_at, 'zone', n.time_zone) order by n.start_at)`,
    from: `(select e.title, e.start_at, e.time_zone from events e
        where ${published} and ${isDue('e', 'now()')} and e.status = 'scheduled' and e.end_at > now()
        order by e.start_at limit 20) n
      having count(*) > 0`,
  }),
}
