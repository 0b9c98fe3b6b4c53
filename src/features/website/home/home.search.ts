import type { PassagePart } from '../../../platform/passage-part.ts'
import { to } from '../../../routes.ts'
import { sectionsHtml } from '../../core/sections/sections.ts'
import { settingSql } from '../../core/site/site.ts'

/** What the home page says by itself, section by section: for many sites it is most of what they say of themselves. */
export const homePassages: PassagePart = {
  name: 'home',
  tags: ['site'],
  select: `select 'page' as kind, 'home' as ref, '${to.home()}' as path, 'Beranda' as title, h.hero ->> 'text' as summary,
    h.hero ->> 'eyebrow' as words, ${sectionsHtml('h.sections')} as html, null::text[] as audience, null::jsonb as facts,
    '-infinity'::timestamptz as visible_from, null::timestamptz as visible_until
  from (select home -> 'hero' as hero, home -> 'sections' as sections from (select ${settingSql('home')} as home) s) h
  where jsonb_typeof(h.sections) = 'array'`,
}
