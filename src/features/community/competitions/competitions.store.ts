import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export interface SeasonRow {
  id: number
  slug: string
  name: string
  season: string
  summary: string
  descriptionHtml: string
  rulesHtml: string
  rulesVersion: string
  fee: number
  registrationOpenAt: Date
  registrationCloseAt: Date
  startsOn: string
  endsOn: string
  status: string
}

const columns = `c.id, c.slug, c.name, c.season, c.summary, c.description_html as "descriptionHtml",
  c.rules_html as "rulesHtml", c.rules_version as "rulesVersion", c.fee,
  c.registration_open_at as "registrationOpenAt", c.registration_close_at as "registrationCloseAt",
  c.starts_on::text as "startsOn", c.ends_on::text as "endsOn", c.status`

/** the one that runs or comes next; when all are over, the last */
const current = statement<readonly [string]>(
  'competitions.current',
  `select ${columns} from competitions c where c.status <> 'draft'
    order by (c.ends_on >= $1::date) desc, case when c.ends_on >= $1::date then c.starts_on end, c.starts_on desc
    limit 1`,
)
const bySlug = statement<readonly [string]>(
  'competitions.bySlug',
  `select ${columns} from competitions c where c.slug = $1 and c.status <> 'draft'`,
)
const byCategory = statement<readonly [number]>(
  'competitions.byCategory',
  `select ${columns} from competitions c join competition_categories g
    on g.tenant_id = c.tenant_id and g.competition_id = c.id where g.id = $1`,
)

export const findCurrentSeason = (tx: Tx, today: string) =>
  tx.find<SeasonRow, readonly [string]>(current, [today])
export const findSeason = (tx: Tx, slug: string) => tx.find<SeasonRow, readonly [string]>(bySlug, [slug])
export const findSeasonOfCategory = (tx: Tx, id: number) =>
  tx.find<SeasonRow, readonly [number]>(byCategory, [id])

const seasons = statement<readonly []>(
  'competitions.seasons',
  `select c.slug, c.season, c.name from competitions c where c.status <> 'draft' order by c.starts_on desc limit 20`,
)
export const listSeasons = (tx: Tx) =>
  tx.rows<{ slug: string; season: string; name: string }, readonly []>(seasons, [])

export interface CategoryRow {
  id: number
  slug: string
  name: string
  description: string
  minMembers: number
  maxMembers: number
}

const categories = statement<readonly [number]>(
  'competitions.categories',
  `select g.id, g.slug, g.name, g.description, g.min_members as "minMembers", g.max_members as "maxMembers"
    from competition_categories g where g.competition_id = $1 order by g.position, g.id`,
)
export const listCategories = (tx: Tx, season: number) =>
  tx.rows<CategoryRow, readonly [number]>(categories, [season])

export interface StageRow {
  id: number
  name: string
  description: string
  place: string
  startsOn: string
  endsOn: string
}

const stages = statement<readonly [number]>(
  'competitions.stages',
  `select s.id, s.name, s.description, s.place, s.starts_on::text as "startsOn", s.ends_on::text as "endsOn"
    from competition_stages s where s.competition_id = $1 order by s.position, s.id`,
)
export const listStages = (tx: Tx, season: number) => tx.rows<StageRow, readonly [number]>(stages, [season])

export interface StandingSource {
  categoryId: number
  team: string
  schoolId: number
  school: string
  provinceCode: string | null
  cityCode: string | null
  points: number | null
  members: string[]
}

/** Teams that anybody may see, with the sum of their points; members by full name, for the server only. */
const standings = statement<readonly [number]>(
  'competitions.standings',
  `select t.category_id as "categoryId", t.name as team, s.id as "schoolId", s.name as school,
    s.province_code as "provinceCode", s.city_code as "cityCode",
    (select sum(p.points)::int from team_scores p where p.tenant_id = t.tenant_id and p.team_id = t.id) as points,
    array(select m.full_name from team_members m where m.tenant_id = t.tenant_id and m.team_id = t.id and m.guardian_state <> 'refused'
      order by m.is_captain desc, m.position) as members
  from teams t join competition_categories g on g.tenant_id = t.tenant_id and g.id = t.category_id
    join schools s on s.tenant_id = t.tenant_id and s.id = t.school_id
  where g.competition_id = $1 and t.status in ('verified', 'accepted')
  order by t.name, t.id`,
)
export const listStandings = (tx: Tx, season: number) =>
  tx.rows<StandingSource, readonly [number]>(standings, [season])

const school = statement<readonly [number]>(
  'competitions.school',
  `select s.id, s.npsn, s.name, s.province_code as "provinceCode", s.city_code as "cityCode"
    from schools s where s.id = $1`,
)
export interface SchoolRow {
  id: number
  npsn: string
  name: string
  provinceCode: string | null
  cityCode: string | null
}
export const findSchool = (tx: Tx, id: number) => tx.find<SchoolRow, readonly [number]>(school, [id])
