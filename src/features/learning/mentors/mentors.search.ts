import { isDue } from '../../../platform/db/due-sql.ts'
import { factSql, type PassagePart, paragraphSql, topicSelect } from '../../../platform/passage-part.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { pathSql, to } from '../../../routes.ts'

export const mentorPath = pathSql('Mentor-slug', { slug: 'p.slug' })

/** The classes of `people p` that anybody may see by then. */
export const taught = (until?: string) => `class_teachers ci
    join visible_classes c on c.tenant_id = ci.tenant_id and c.id = ci.class_id
    where ci.tenant_id = p.tenant_id and ci.person_id = p.id and ${isDue('c', until)}`

export const teaches = (until?: string) => `exists (select from ${taught(until)})`

/** People who teach a class that anybody may see. */
export const mentorsSearch: SearchPart = {
  name: 'mentors',
  place: 50,
  kinds: { mentor: 'Mentor' },
  tags: ['people', 'classes'],
  select: `select 'mentor' as kind, p.id::text as ref, ${mentorPath} as path, p.name as title, p.title as summary,
    '' as words, p.bio as html, p.photo as picture, null::timestamptz as published_at,
    '-infinity'::timestamptz as visible_from, null::timestamptz as visible_until
  from visible_people p where ${teaches('now()')}`,
}

/** Those people with what they are here and what they teach. */
export const mentorFacts: PassagePart = {
  name: 'mentors',
  insteadOf: 'mentors',
  tags: mentorsSearch.tags,
  select: `select s.kind, s.ref, s.path, s.title, s.summary, s.words, s.html, null::text[] as audience,
    jsonb_build_array(${factSql('role', `'text', p.title`)}, ${factSql('teaches', `'text', (select string_agg(c.name, ', ' order by c.name) from ${taught('now()')})`)}) as facts,
    s.visible_from, s.visible_until
  from (${mentorsSearch.select}) s join visible_people p on p.id::text = s.ref`,
}

/** Who teaches here. */
export const mentorPassages: PassagePart = {
  name: 'topic_mentors',
  tags: mentorsSearch.tags,
  select: topicSelect({
    topic: 'mentors',
    path: `'${to.mentors()}'`,
    title: `'Pengajar'`,
    summary: `'Ini pengajar di sini.'`,
    html: `string_agg(t.line, '' order by t.name, t.id)`,
    from: `(select p.id, p.name, ${paragraphSql(`concat_ws(', ', p.name, nullif(p.title, ''))`)} as line
        from visible_people p where ${teaches('now()')} order by p.name, p.id limit 40) t
      having count(*) > 0`,
  }),
}
