import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export type SeasonRow = RowOf<'competitions.current'>

const columns = `c.id, c.slug, c.name, c.season, c.summary, c.description_html as "descriptionHtml",
  c.rules_html as "rulesHtml", c.rules_version as "rulesVersion", c.fee,
  c.registration_open_at as "registrationOpenAt", c.registration_close_at as "registrationCloseAt",
  c.starts_on::text as "startsOn!", c.ends_on::text as "endsOn!", c.is_cancelled as "isCancelled"`

/** the one that runs or comes next; when all are over, the last */
const current = statement(
  'competitions.current',
  `select ${columns} from competitions c where c.status = 'published'
    order by (c.ends_on >= :today::date) desc, case when c.ends_on >= :today::date then c.starts_on end, c.starts_on desc
    limit 1`,
)
const bySlug = statement(
  'competitions.bySlug',
  `select ${columns} from competitions c where c.slug = :slug and c.status = 'published'`,
)
const byCategory = statement(
  'competitions.byCategory',
  `select ${columns} from competitions c join competition_categories g
    on g.tenant_id = c.tenant_id and g.competition_id = c.id where g.id = :categoryId`,
)

export const findCurrentSeason = (tx: Tx, today: string) => tx.find(current, { today })
export const findSeason = (tx: Tx, slug: string) => tx.find(bySlug, { slug })
export const findSeasonOfCategory = (tx: Tx, id: number) => tx.find(byCategory, { categoryId: id })

const seasons = statement(
  'competitions.seasons',
  `select c.slug, c.season, c.name from competitions c where c.status = 'published' order by c.starts_on desc limit 20`,
)
export const listSeasons = (tx: Tx) => tx.rows(seasons)

export type CategoryRow = RowOf<'competitions.categories'>

const categories = statement(
  'competitions.categories',
  `select g.id, g.slug, g.name, g.description, g.min_members as "minMembers", g.max_members as "maxMembers"
    from competition_categories g where g.competition_id = :seasonId order by g.position, g.id`,
)
export const listCategories = (tx: Tx, season: number) => tx.rows(categories, { seasonId: season })

export type StageRow = RowOf<'competitions.stages'>

const stages = statement(
  'competitions.stages',
  `select s.id, s.name, s.description, s.place, s.starts_on::text as "startsOn!", s.ends_on::text as "endsOn!"
    from competition_stages s where s.competition_id = :seasonId order by s.position, s.id`,
)
export const listStages = (tx: Tx, season: number) => tx.rows(stages, { seasonId: season })

const choices = statement(
  'teams.categories',
  `select distinct on (g.slug) g.slug as value, g.name as label from competition_categories g order by g.slug, g.id desc`,
)
export const listCategoryChoices = (tx: Tx) => tx.rows(choices)
