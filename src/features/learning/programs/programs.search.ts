import { factSql, type PassagePart, paragraphSql, topicSelect } from '../../../platform/passage-part.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { pathSql, to } from '../../../routes.ts'

export const programPath = pathSql('Program-slug', { slug: 'g.slug' })

/** Active programmes. */
export const programsSearch: SearchPart = {
  name: 'programs',
  place: 20,
  kinds: { program: 'Program' },
  tags: ['programs'],
  select: `select 'program' as kind, g.id::text as ref, ${programPath} as path, g.name as title, g.summary,
    concat_ws(' ', g.kind, array_to_string(g.partners, ' ')) as words, g.description_html as html,
    coalesce(g.cover, g.logo) as picture, null::timestamptz as published_at,
    '-infinity'::timestamptz as visible_from, null::timestamptz as visible_until
  from programs g where g.status = 'active'`,
}

const day = (column: string) =>
  `'at', ${column}::timestamp at time zone 'Asia/Jakarta', 'zone', 'Asia/Jakarta', 'isDay', true`

/** Programmes with how long they run, with whom, and what belongs to them. */
export const programPassages: PassagePart = {
  name: 'programs',
  insteadOf: 'programs',
  tags: [...programsSearch.tags, 'people'],
  select: `select s.kind, s.ref, s.path, s.title, s.summary, s.words, s.html, null::text[] as audience,
    jsonb_build_array(${factSql('starts', day('g.start_date'))}, ${factSql('ends', day('g.end_date'))},
      ${factSql('lead', `'text', (select concat_ws(', ', l.name, nullif(l.title, '')) from visible_people l where l.tenant_id = g.tenant_id and l.id = g.lead_id)`)},
      ${factSql('partners', `'text', array_to_string(g.partners, ', ')`)}) as facts,
    s.visible_from, s.visible_until
  from (${programsSearch.select}) s join programs g on g.id::text = s.ref`,
}

/** All of them, in their order. */
export const programTopic: PassagePart = {
  name: 'topic_programs',
  tags: programsSearch.tags,
  select: topicSelect({
    topic: 'programs',
    path: `'${to.programs()}'`,
    title: `'Program'`,
    summary: `'Ini program di sini.'`,
    html: `string_agg(t.line, '' order by t.position, t.id)`,
    from: `(select g.position, g.id, ${paragraphSql(`g.name || coalesce(' (' || lower(nullif(g.kind, '')) || ')', '') || coalesce(': ' || nullif(regexp_replace(g.summary, '[.]\\s.*$', ''), ''), '')`)} as line
        from programs g where g.status = 'active' order by g.position, g.id limit 40) t
      having count(*) > 0`,
  }),
}
