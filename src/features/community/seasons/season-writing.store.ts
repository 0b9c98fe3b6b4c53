import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type OwnTable, ownTable } from '../../core/publishing/publishing.ts'

// What writers change of seasons: visitors' reads stand in seasons.store.ts.

const remove = statement(
  'seasons.removeUnused',
  `delete from competitions c where c.id = any (:ownIds::int[])
    and not exists (select from competition_categories g join busy_categories b
      on b.tenant_id = g.tenant_id and b.category_id = g.id
      where g.tenant_id = c.tenant_id and g.competition_id = c.id)`,
)

/** A season that teams took part in stays, archived: their record names it. */
export const seasonTable: OwnTable = {
  ...ownTable({ table: 'competitions', status: 'status' }),
  async remove({ tx }, ownIds) {
    await tx.rows(remove, { ownIds: [...ownIds] })
  },
}

const written = `select c.slug, c.name, c.season, c.summary, c.description_html as html, c.rules_html as rules,
    c.rules_version as "rulesVersion", c.fee, c.registration_open_at as "registrationOpenAt",
    c.registration_close_at as "registrationCloseAt", c.starts_on::text as "startsOn!", c.ends_on::text as "endsOn!",
    c.is_cancelled as "isCancelled", c.status, c.version, c.updated_at as "updatedAt"
  from competitions c where c.id = :id`

const one = statement('seasons.written', written)
const locked = statement('seasons.writtenLocked', `${written} for update`)

export const findWrittenSeason = (tx: Tx, id: number, isWriting: boolean) =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

const fields = {
  slug: ':slug',
  name: ':name',
  season: ':season',
  summary: ':summary',
  description_html: ':html',
  rules_html: ':rules',
  rules_version: ':rulesVersion',
  fee: ':fee',
  registration_open_at: ':registrationOpenAt',
  registration_close_at: ':registrationCloseAt',
  starts_on: ':startsOn::date',
  ends_on: ':endsOn::date',
  is_cancelled: ':isCancelled',
  status: `'published'`,
  updated_at: ':at',
  version: ':version',
}

const put = statement(
  'seasons.put',
  `insert into competitions (${Object.keys(fields).join(', ')}) values (${Object.values(fields).join(', ')})
    returning id`,
)
const change = statement(
  'seasons.change',
  `update competitions set ${Object.entries(fields)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ')} where id = :id returning id`,
)

export interface SeasonFields {
  slug: string
  name: string
  season: string
  summary: string
  html: string
  rules: string
  rulesVersion: string
  fee: number
  registrationOpenAt: Date
  registrationCloseAt: Date
  startsOn: string
  endsOn: string
  isCancelled: boolean
  at: Date
  version: number
}

/** Writes what visitors see; answers its number. */
export async function putSeason(tx: Tx, id: number | null, season: SeasonFields): Promise<number> {
  const found = id === null ? await tx.find(put, { ...season }) : await tx.find(change, { ...season, id })
  return found?.id ?? 0
}

const busyCategories = statement(
  'seasons.busyCategories',
  `select g.id, g.name, b.teams as "teams!" from competition_categories g join busy_categories b
      on b.tenant_id = g.tenant_id and b.category_id = g.id
    where g.competition_id = :seasonId and not (g.id = any (:but::int[])) order by g.position, g.id`,
)
/** Categories with teams, but for those that stay. */
export const listBusyCategories = (tx: Tx, seasonId: number, but: readonly number[]) =>
  tx.rows(busyCategories, { seasonId, but: [...but] })

const scoredStages = statement(
  'seasons.scoredStages',
  `select s.id, s.name from competition_stages s join scored_stages d on d.tenant_id = s.tenant_id and d.stage_id = s.id
    where s.competition_id = :seasonId and not (s.id = any (:but::int[])) order by s.position, s.id`,
)
/** Stages with points, but for those that stay. */
export const listScoredStages = (tx: Tx, seasonId: number, but: readonly number[]) =>
  tx.rows(scoredStages, { seasonId, but: [...but] })

const putCategoriesRows = statement(
  'seasons.putCategories',
  `with given as (
      select * from jsonb_to_recordset(:rows::jsonb) as r (id int, slug text, name text, description text,
        "minMembers" int, "maxMembers" int, position int)),
    gone as (delete from competition_categories where competition_id = :seasonId
      and id not in (select id from given where id is not null)),
    changed as (update competition_categories c set name = g.name, description = g.description,
        min_members = g."minMembers", max_members = g."maxMembers", position = g.position
      from given g where c.id = g.id and c.competition_id = :seasonId)
    insert into competition_categories (competition_id, slug, name, description, min_members, max_members, position)
      select :seasonId, slug, name, description, "minMembers", "maxMembers", position from given where id is null
      order by position`,
)

export interface CategoryFields {
  /** undefined: a new one */
  id?: number | undefined
  slug: string
  name: string
  description: string
  minMembers: number
  maxMembers: number
}

/** The categories of a season are these; those that stay keep their number and address. */
export async function putCategories(
  tx: Tx,
  seasonId: number,
  rows: readonly CategoryFields[],
): Promise<void> {
  await tx.rows(putCategoriesRows, { seasonId, rows: numbered(rows) })
}

const putStagesRows = statement(
  'seasons.putStages',
  `with given as (
      select * from jsonb_to_recordset(:rows::jsonb) as r (id int, name text, description text, place text,
        "startsOn" date, "endsOn" date, position int)),
    gone as (delete from competition_stages where competition_id = :seasonId
      and id not in (select id from given where id is not null)),
    changed as (update competition_stages s set name = g.name, description = g.description, place = g.place,
        starts_on = g."startsOn", ends_on = g."endsOn", position = g.position
      from given g where s.id = g.id and s.competition_id = :seasonId)
    insert into competition_stages (competition_id, name, description, place, starts_on, ends_on, position)
      select :seasonId, name, description, place, "startsOn", "endsOn", position from given where id is null
      order by position`,
)

export interface StageFields {
  /** undefined: a new one */
  id?: number | undefined
  name: string
  description: string
  place: string
  startsOn: string
  endsOn: string
}

/** The stages of a season are these, in order. */
export async function putStages(tx: Tx, seasonId: number, rows: readonly StageFields[]): Promise<void> {
  await tx.rows(putStagesRows, { seasonId, rows: numbered(rows) })
}

const numbered = (rows: readonly object[]) =>
  JSON.stringify(rows.map((row, position) => ({ ...row, position })))

const options = statement(
  'seasons.options',
  `select c.slug as "value!", c.name || ' ' || c.season || case c.status when 'published' then '' else ' (tidak tampil)' end
      as "label!"
    from competitions c where c.slug not like 'sampah-%' order by c.starts_on desc`,
)

/** Every season, by its address, to choose from. */
export const listSeasonOptions = (tx: Tx) => tx.rows(options)
