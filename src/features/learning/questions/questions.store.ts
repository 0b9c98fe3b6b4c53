import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { QuestionQuery } from './questions.contract.ts'

/** Whose questions: everybody's, or those one began. */
export interface BankScope {
  isAll: boolean
  viewerId: number
}

const within = '(:isAll::boolean or q.begun_by = :viewerId)'

const columns = `q.id, q.code, q.kind, q.name, q.state, q.tags, q.competence, q.version, q.begun_by as "begunBy",
  q.updated_at as "updatedAt", v.spec, v.points::float8 as "points!"`
const newest = `from questions q join question_versions v
  on v.tenant_id = q.tenant_id and v.question_id = q.id and v.number = q.version`

const matching = `${newest} where ${within} and (:kind?::text is null or q.kind = :kind)
    and (:state?::text is null or q.state = :state) and (:tag?::text is null or :tag = any (q.tags))
    and (:search?::text is null or q.name ilike '%' || :search || '%' or v.spec::text ilike '%' || :search || '%')`

const page = statement(
  'questions.page',
  `select ${columns} ${matching}
    order by case when :byName::boolean then lower(q.name) end, q.updated_at desc, q.id desc limit :limit offset :offset`,
)
const count = statement('questions.count', `select count(*)::int as "total!" ${matching}`)

export type QuestionRow = RowOf<'questions.page'>

type Filter = Pick<QuestionQuery, 'kind' | 'state' | 'tag' | 'search'>

const filterOf = ({ kind, state, tag, search }: Filter, scope: BankScope) => ({
  ...scope,
  kind: kind ?? null,
  state: state ?? null,
  tag: tag || null,
  search: search ? likeText(search) : null,
})

const whole = statement('questions.whole', `select ${columns} ${matching} order by q.id limit :limit`)
/** All that match, those that were begun first in front. */
export const listWhole = (tx: Tx, query: Filter, scope: BankScope, limit: number) =>
  tx.rows(whole, { ...filterOf(query, scope), limit })

export async function listRows(tx: Tx, query: QuestionQuery, scope: BankScope) {
  const filter = filterOf(query, scope)
  const rows = await tx.rows(page, { ...filter, byName: query.sort === 'name', ...pageValues(query) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const one = statement('questions.one', `select ${columns} ${newest} where q.id = :id and ${within}`)
export const findRow = (tx: Tx, id: number, scope: BankScope) => tx.find(one, { id, ...scope })

const byCodes = statement(
  'questions.byCodes',
  `select ${columns} ${newest} where q.code = any (:codes::text[]) order by q.code`,
)
/** As folders of courses call them. */
export const listByCodes = (tx: Tx, codes: readonly string[]): Promise<QuestionRow[]> =>
  tx.rows(byCodes, { codes: [...codes] })

const byIds = statement(
  'questions.byIds',
  `select ${columns} ${newest} where q.id = any (:ids::int[]) order by q.code`,
)
export const listByIds = (tx: Tx, ids: readonly number[]): Promise<QuestionRow[]> =>
  tx.rows(byIds, { ids: [...ids] })

const held = statement(
  'questions.lock',
  `select q.id, q.version from questions q where q.id = :id and ${within} for update`,
)
/** Held until the transaction ends. */
export const lockQuestion = (tx: Tx, id: number, scope: BankScope) => tx.find(held, { id, ...scope })

const tags = statement(
  'questions.tags',
  `select t.tag as "tag!", count(*)::int as "total!" from questions q cross join unnest(q.tags) as t (tag)
    where ${within} and q.state <> 'retired' group by t.tag order by t.tag limit 300`,
)
export const listTags = (tx: Tx, scope: BankScope) => tx.rows(tags, { ...scope })

const versions = statement(
  'questions.versions',
  `select number, at from question_versions where question_id = :id order by number desc limit 50`,
)
export const listVersions = (tx: Tx, id: number) => tx.rows(versions, { id })

const kept = statement(
  'questions.keptVersions',
  `select q.id, v.number, q.kind, q.name, q.competence, v.spec, v.points::float8 as "points!" from question_versions v
      join questions q on q.tenant_id = v.tenant_id and q.id = v.question_id
    where (v.question_id, v.number) in (select * from unnest(:ids::int[], :numbers::int[]))`,
)
/** What questions asked in these versions. */
export const listVersionsOf = (tx: Tx, wanted: readonly { id: number; number: number }[]) =>
  tx.rows(kept, { ids: wanted.map(({ id }) => id), numbers: wanted.map(({ number }) => number) })

const drawn = statement(
  'questions.drawn',
  `select q.id, q.version, q.tags, q.begun_by as "begunBy", q.kind, q.name, q.state, v.points::float8 as "points!"
    ${newest} where (q.id = any (:ids::int[]) or (q.tags && :tags::text[] and q.state = 'ready')) order by q.id`,
)
/** Named questions, and those that are ready under one of the tags. */
export const listToDraw = (tx: Tx, ids: readonly number[], tags: readonly string[]) =>
  tx.rows(drawn, { ids: [...ids], tags: [...tags] })

export interface Content {
  name: string
  tags: readonly string[]
  competence: string
  state: 'draft' | 'ready' | 'retired'
}

export async function insertQuestion(
  tx: Tx,
  given: Content & { kind: QuestionRow['kind']; by: number | null; at: Date; code?: string },
): Promise<number> {
  const { kind, name, tags, competence, state, by, at, code } = given
  const { id } = await tx.db
    .insertInto('questions')
    .values({
      kind,
      name,
      tags: [...tags],
      competence,
      state,
      begun_by: by,
      created_at: at,
      updated_at: at,
      ...(code === undefined ? {} : { code }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function addVersion(
  tx: Tx,
  version: { id: number; number: number; spec: unknown; points: number; by: number | null; at: Date },
): Promise<void> {
  await tx.db
    .insertInto('question_versions')
    .values({
      question_id: version.id,
      number: version.number,
      spec: JSON.stringify(version.spec),
      points: version.points,
      by_id: version.by,
      at: version.at,
    })
    .execute()
}

export async function writeQuestion(
  tx: Tx,
  id: number,
  { name, tags, competence, state }: Content,
  { version, at }: { version: number; at: Date },
): Promise<void> {
  await tx.db
    .updateTable('questions')
    .set({ name, tags: [...tags], competence, state, version, updated_at: at })
    .where('id', '=', id)
    .execute()
}

export async function writeState(tx: Tx, id: number, state: Content['state'], at: Date): Promise<void> {
  await tx.db.updateTable('questions').set({ state, updated_at: at }).where('id', '=', id).execute()
}

const tagged = statement(
  'questions.tagged',
  `update questions set tags = array_append(tags, :tag::text), updated_at = :at
    where id = :id and not :tag = any (tags) and cardinality(tags) < 10`,
)
export async function addTag(tx: Tx, id: number, tag: string, at: Date): Promise<void> {
  await tx.rows(tagged, { id, tag, at })
}

export async function removeQuestion(tx: Tx, id: number): Promise<void> {
  await tx.db.deleteFrom('questions').where('id', '=', id).execute()
}

const ready = statement(
  'questions.ready',
  `select q.id, q.name, v.points::float8 as "points!" ${newest} where q.state = 'ready' and ${within}
    order by q.updated_at desc, q.id desc limit 500`,
)
/** What may be asked, the newest first. */
export const listReady = (tx: Tx, scope: BankScope) => tx.rows(ready, { ...scope })
