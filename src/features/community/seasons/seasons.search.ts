import { factSql, type PassagePart } from '../../../platform/passage-part.ts'
import { to } from '../../../routes.ts'

/** on the page without a season stands the one that runs or comes next */
const isCurrent = `c.status = 'published' and c.ends_on >= current_date`

const sizes = `(select string_agg(g.name || ': ' || case when g.min_members = g.max_members then g.max_members::text
    else g.min_members || ' sampai ' || g.max_members end || ' orang setiap tim', '; ' order by g.position, g.id)
  from competition_categories g where g.tenant_id = c.tenant_id and g.competition_id = c.id)`

/** A season of competitions: its words and rules, what a team pays, how large it is, until when it registers. */
export const seasonPassages: PassagePart = {
  name: 'seasons',
  tags: ['league'],
  select: `select 'season' as kind, c.id::text as ref, '${to.league()}' as path, c.name as title, c.summary,
    concat_ws(' ', c.season, 'lomba liga kompetisi tim') as words, c.description_html || c.rules_html as html, null::text[] as audience,
    jsonb_build_array(${factSql('price', `'rupiah', c.fee`)}, ${factSql('capacity', `'text', ${sizes}`)},
      ${factSql('closes', `'at', c.registration_close_at, 'zone', 'Asia/Jakarta'`)},
      ${factSql('starts', `'at', c.starts_on, 'zone', 'Asia/Jakarta', 'isDay', true`)},
      ${factSql('ends', `'at', c.ends_on, 'zone', 'Asia/Jakarta', 'isDay', true`)},
      ${factSql('state', `'text', case when c.is_cancelled then 'dibatalkan' end`)}) as facts,
    '-infinity'::timestamptz as visible_from, null::timestamptz as visible_until
  from competitions c where ${isCurrent}`,
}
