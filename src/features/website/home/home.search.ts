import { type PassagePart, passageFields } from '../../../platform/passage-part.ts'
import { to } from '../../../routes.ts'
import { sectionsHtml } from '../../core/sections/sections.ts'
import { settingSql } from '../../core/site/site.ts'

const inRupiah = (amount: string) =>
  `'Rp ' || replace(to_char((h.hero #>> '{meter,${amount}}')::numeric, 'FM999,999,999,990'), ',', '.')`

const listOf = (list: string) => `case jsonb_typeof(${list}) when 'array' then ${list} else '[]' end`

/** the figures of its opening and of its sections, and what is collected there */
const facts = `(select jsonb_agg(jsonb_build_object('label', f ->> 'label', 'text', f ->> 'value'))
    from (select jsonb_array_elements(${listOf(`h.hero -> 'figures'`)}) as f
      union all select jsonb_array_elements(${listOf(`s -> 'items'`)})
        from jsonb_array_elements(h.sections) s where s ->> 'kind' = 'figures') given
    where f ->> 'label' <> '' and f ->> 'value' <> '')`
const meter = `case when jsonb_typeof(h.hero #> '{meter,value}') = 'number' and jsonb_typeof(h.hero #> '{meter,target}') = 'number'
  then jsonb_build_array(jsonb_build_object('label', coalesce(nullif(h.hero #>> '{meter,label}', ''), '${passageFields.raised}'),
    'text', concat_ws(', ', ${inRupiah('value')} || ' dari target ' || ${inRupiah('target')}, nullif(h.hero #>> '{meter,note}', '')))) end`

/** What the home page says by itself, section by section: for many sites it is most of what they say of themselves. */
export const homePassages: PassagePart = {
  name: 'home',
  tags: ['site'],
  select: `select 'page' as kind, 'home' as ref, '${to.home()}' as path, 'Beranda' as title, h.hero ->> 'text' as summary,
    h.hero ->> 'eyebrow' as words, ${sectionsHtml('h.sections')} as html, null::text[] as audience, coalesce(${meter}, '[]') || coalesce(${facts}, '[]') as facts,
    '-infinity'::timestamptz as visible_from, null::timestamptz as visible_until
  from (select home -> 'hero' as hero, home -> 'sections' as sections from (select ${settingSql('home')} as home) s) h
  where jsonb_typeof(h.sections) = 'array'`,
}
