import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type OwnTable, ownTable } from '../../core/publishing/publishing.ts'

// What writers change of classes and who teaches them; their dated runs stand in run-writing.store.ts.

const remove = statement(
  'classes.removeUnused',
  `delete from classes c where c.id = any (:ownIds::int[])
    and not exists (select from busy_classes b where b.tenant_id = c.tenant_id and b.class_id = c.id)`,
)

/** What people have learnt in stays, archived: their record names it. */
export const classTable: OwnTable = {
  ...ownTable({ table: 'classes', status: 'status' }),
  async remove({ tx }, ownIds) {
    await tx.rows(remove, { ownIds: [...ownIds] })
  },
}

const written = `select c.slug, c.code, c.name, c.summary, c.description_html as html, c.type, c.level, c.cover, c.logo, c.seo,
    c.promo_video as "promoVideo", c.premium, c.tags, c.competencies, c.outcomes, c.prerequisites, c.audience,
    c.duration_minutes as "durationMinutes", c.price, c.compare_at_price as "compareAtPrice", c.certificate,
    c.passing_score as "passingScore", c.status, c.version, c.updated_at as "updatedAt",
    (select k.slug from visible_categories k where k.tenant_id = c.tenant_id and k.id = c.category_id) as "categorySlug"
  from classes c where c.id = :id`

const one = statement('classes.written', written)
const locked = statement('classes.writtenLocked', `${written} for update of c`)

export const findWrittenClass = (tx: Tx, id: number, isWriting: boolean) =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

const columns = {
  slug: ':slug',
  code: ':code',
  name: ':name',
  summary: ':summary',
  description_html: ':html',
  type: ':type',
  level: ':level',
  cover: ':cover?::jsonb',
  logo: ':logo?::jsonb',
  seo: ':seo::jsonb',
  promo_video: ':promoVideo?',
  premium: ':premium',
  tags: ':tags::text[]',
  competencies: ':competencies::text[]',
  outcomes: ':outcomes::text[]',
  prerequisites: ':prerequisites::text[]',
  audience: ':audience::text[]',
  duration_minutes: ':durationMinutes',
  price: ':price',
  compare_at_price: ':compareAtPrice?::bigint',
  certificate: ':certificate',
  passing_score: ':passingScore',
  category_id: `(select k.id from visible_categories k where k.kind = 'class' and k.slug = :categorySlug)`,
  status: `'published'`,
  updated_at: ':at::timestamptz',
  version: ':version',
}

const add = statement(
  'classes.add',
  `insert into classes (${Object.keys(columns).join(', ')}, published_at)
    select ${Object.values(columns).join(', ')}, :at::timestamptz returning id`,
)
const change = statement(
  'classes.change',
  `update classes set ${Object.entries(columns)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ')},
      published_at = case when status = 'published' then coalesce(published_at, :at) else :at end
    where id = :id returning id`,
)

export interface ClassRow {
  slug: string
  code: string
  name: string
  summary: string
  html: string
  type: string
  level: string
  /** JSON texts */
  cover: string | null
  logo: string | null
  seo: string
  promoVideo: string | null
  premium: boolean
  tags: readonly string[]
  competencies: readonly string[]
  outcomes: readonly string[]
  prerequisites: readonly string[]
  audience: readonly string[]
  durationMinutes: number
  /** whole rupiah */
  price: number
  compareAtPrice: number | null
  certificate: boolean
  passingScore: number
  /** empty: none */
  categorySlug: string
  at: Date
  version: number
}

/** Writes what visitors see; answers its number. */
export async function putClass(tx: Tx, id: number | null, row: ClassRow): Promise<number> {
  const found = id === null ? await tx.find(add, { ...row }) : await tx.find(change, { ...row, id })
  return found?.id ?? 0
}

const codeIsFree = statement(
  'classes.codeIsFree',
  'select not exists (select from classes where code = :code and id is distinct from :but?::int) as "isFree!"',
)

export async function isCodeFree(tx: Tx, code: string, but: number | null): Promise<boolean> {
  const row = await tx.find(codeIsFree, { code, but })
  return row?.isFree ?? false
}

const instructors = statement(
  'classes.writtenInstructors',
  `select p.slug as person, i.role from class_instructors i
      join visible_people p on p.tenant_id = i.tenant_id and p.id = i.person_id
    where i.class_id = :id order by i.position, p.slug`,
)

export const listInstructorsOf = (tx: Tx, id: number) => tx.rows(instructors, { id })

const dropInstructors = statement(
  'classes.dropInstructors',
  `delete from class_instructors i where i.class_id = :id and not exists (select from visible_people p
    where p.tenant_id = i.tenant_id and p.id = i.person_id and p.slug = any (:people::text[]))`,
)
const putInstructor = statement(
  'classes.putInstructor',
  `insert into class_instructors (class_id, person_id, role, position)
    select :id, p.id, :role, :position from visible_people p where p.slug = :person
    on conflict (tenant_id, class_id, person_id) do update set role = excluded.role, position = excluded.position`,
)

/** Who teaches it, in order; what share of the price is whose stays as it was. */
export async function putInstructors(
  tx: Tx,
  id: number,
  rows: readonly { person: string; role: string }[],
): Promise<void> {
  await tx.rows(dropInstructors, { id, people: rows.map(({ person }) => person) })
  for (const [position, { person, role }] of rows.entries())
    await tx.rows(putInstructor, { id, person, role, position })
}

const rename = statement(
  'classes.renameTaught',
  `update classes c set competencies = (select array_agg(case when lower(word) = lower(:from) then :to else word end order by at)
      from unnest(c.competencies) with ordinality as said (word, at))
    where exists (select from unnest(c.competencies) word where lower(word) = lower(:from))`,
)

/** A competence has another name: every class that names it says so. */
export async function renameTaught(tx: Tx, from: string, to: string): Promise<void> {
  await tx.rows(rename, { from, to })
}

const refile = statement(
  'classes.fileUnder',
  'update classes set category_id = :into where category_id = :from',
)

/** Classes of one category are filed under another. */
export async function fileClassesUnder(tx: Tx, from: number, into: number): Promise<void> {
  await tx.rows(refile, { from, into })
}
