import type { PassagePart } from '../../../platform/passage-part.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { sectionsHtml } from '../../core/sections/sections.ts'
import { families, sitePages } from './pages.rules.ts'

const names = Object.keys(sitePages)
  .map(name => `'${name}'`)
  .join(', ')
const ofFamilies = families
  .map(
    ({ prefix, path }) =>
      `when p.name like '${prefix}%' then '${path}' || substr(p.name, ${prefix.length + 1})`,
  )
  .join(' ')
export const pagePath = `case ${ofFamilies} else '/' || p.name end`
/** words around the lists of other rooms are no pages, nor are drafts that the version before has left */
export const own = `p.status = 'published' and (p.name in (${names}) or ${families.map(({ prefix }) => `p.name like '${prefix}%'`).join(' or ')})`
const words = (key: string) =>
  `(select string_agg(found #>> '{}', ' ') from jsonb_path_query(p.sections, 'strict $.**.${key}', '{}', true) found
    where jsonb_typeof(found) = 'string')`

/** The site's own pages, by what their sections say. */
export const pagesSearch: SearchPart = {
  name: 'pages',
  place: 90,
  kinds: { page: 'Halaman' },
  tags: ['pages'],
  select: `select 'page' as kind, p.name as ref, ${pagePath} as path, p.title, left(p.lead, 300) as summary, p.eyebrow as words,
    concat_ws(' ', ${['title', 'text', 'question', 'answer', 'bodyHtml'].map(words).join(', ')}) as html,
    p.cover as picture, null::timestamptz as published_at, '-infinity'::timestamptz as visible_from,
    null::timestamptz as visible_until
  from site_pages p where ${own} and coalesce(p.seo ->> 'noindex', 'false') <> 'true'`,
}

/** The site's own pages, section by section; every question with its answer. */
export const pagesPassages: PassagePart = {
  name: 'pages',
  insteadOf: 'pages',
  tags: pagesSearch.tags,
  select: `select 'page' as kind, p.name as ref, ${pagePath} as path, p.title, p.lead as summary, p.eyebrow as words,
    ${sectionsHtml('p.sections')} as html, null::text[] as audience, null::jsonb as facts,
    '-infinity'::timestamptz as visible_from, null::timestamptz as visible_until
  from site_pages p where ${own}`,
}
