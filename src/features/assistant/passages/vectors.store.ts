import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** A text that has no vector yet of this maker. */
export interface Unmade {
  digest: string
  text: string
}

const unmade = statement(
  'passages.vectors.unmade',
  `select p.digest as "digest!", min(concat_ws(chr(10), nullif(p.title, ''), nullif(p.heading, ''), nullif(p.words, ''), p.body)) as "text!"
  from passages p
  where not exists (select from passage_vectors v where v.digest = p.digest and v.maker = :maker)
    and not exists (select from passage_vector_refusals r where r.digest = p.digest and r.maker = :maker)
  group by p.digest order by p.digest limit :most`,
)
export const listUnmade = (tx: Tx, maker: string, most: number): Promise<Unmade[]> =>
  tx.rows(unmade, { maker, most })

const put = statement(
  'passages.vectors.put',
  `insert into passage_vectors (digest, maker, signs, vector)
  select v.digest, :maker, v.signs::bit varying, decode(v.vector, 'base64')
  from unnest(:digests::text[], :signs::text[], :vectors::text[]) v (digest, signs, vector)
  on conflict (tenant_id, digest) do update set maker = excluded.maker, signs = excluded.signs, vector = excluded.vector`,
)
/** signs as zeroes and ones, vectors as base64 */
export async function putVectors(
  tx: Tx,
  made: { maker: string; digests: string[]; signs: string[]; vectors: string[] },
): Promise<void> {
  await tx.rows(put, made)
}

const sweep = statement(
  'passages.vectors.sweep',
  `delete from passage_vectors v
  where v.maker <> :maker or not exists (select from passages p where p.digest = v.digest)`,
)
const sweepRefusals = statement(
  'passages.refusals.sweep',
  `delete from passage_vector_refusals r
  where r.maker <> :maker or not exists (select from passages p where p.digest = r.digest)`,
)
/** Those of texts that are gone, and of another maker. */
export async function sweepVectors(tx: Tx, maker: string): Promise<void> {
  await tx.rows(sweep, { maker })
  await tx.rows(sweepRefusals, { maker })
}

const refuse = statement(
  'passages.refusals.put',
  `insert into passage_vector_refusals (digest, maker, reason)
  select r.digest, :maker, r.reason from unnest(:digests::text[], :reasons::text[]) r (digest, reason)
  on conflict (tenant_id, digest) do update set maker = excluded.maker, reason = excluded.reason`,
)
/** Sets texts aside that a maker makes nothing of. */
export async function putRefusals(
  tx: Tx,
  { maker, refused }: { maker: string; refused: readonly { digest: string; reason: string }[] },
): Promise<void> {
  const digests = refused.map(({ digest }) => digest)
  await tx.rows(refuse, { maker, digests, reasons: refused.map(({ reason }) => reason) })
}

const retry = statement('passages.refusals.forget', 'delete from passage_vector_refusals')
/** All that was set aside is tried again. */
export async function forgetRefusals(tx: Tx): Promise<void> {
  await tx.rows(retry)
}

const refusals = statement(
  'passages.refusals',
  `select p.title as "title!", p.heading as "heading!", p.path as "path!", r.reason as "reason!",
    (count(*) over ())::int as "total!"
  from passage_vector_refusals r
    cross join lateral (select p.title, p.heading, p.path from passages p where p.digest = r.digest
      order by p.kind, p.ref, p.position limit 1) p
  where r.maker = :maker order by p.title, p.heading, r.digest limit :most`,
)
/** What was set aside, and why; each row says how many there are. */
export const listRefusals = (tx: Tx, maker: string, most: number) => tx.rows(refusals, { maker, most })

const counted = statement(
  'passages.vectors.counted',
  `select count(distinct p.digest)::int as "texts!", count(distinct v.digest)::int as "made!"
  from passages p left join passage_vectors v on v.digest = p.digest and v.maker = :maker`,
)
export const countVectors = async (tx: Tx, maker: string) =>
  (await tx.find(counted, { maker })) ?? { texts: 0, made: 0 }

const near = statement(
  'passages.vectors.near',
  `with nearest as materialized (
    select p.kind, p.ref, p.position, v.digest,
      -- of another length they cannot be compared at all
      case when length(v.signs) = length(:signs::text::bit varying) then bit_count(v.signs # :signs::text::bit varying) end as distance
    from passages p join passage_vectors v on v.digest = p.digest and v.maker = :maker
    where (p.audience is null or p.audience && :keys::text[])
      and p.visible_from <= :now::timestamptz and (p.visible_until is null or p.visible_until > :now::timestamptz)
      and not exists (select from unnest(:hidden::text[]) as prefix where starts_with(p.path, prefix))
    order by distance nulls last, p.kind, p.ref, p.position limit :most
  )
  select p.kind as "kind!", p.ref as "ref!", p.position as "position!", 0::float8 as "score!", 0::float8 as "coverage!",
    0::float8 as "said!", '{}'::integer[] as "weights!", p.path, p.anchor, p.title, p.heading, p.words, p.body, p.audience,
    encode(v.vector, 'base64') as "vector!"
  from nearest n join passages p on p.kind = n.kind and p.ref = n.ref and p.position = n.position
    join passage_vectors v on v.digest = n.digest
  where n.distance is not null`,
)

export interface Nearby {
  maker: string
  signs: string
  keys: readonly string[]
  hidden: readonly string[]
  now: Date
  most: number
}

/** The passages that lie next to a question by the signs of their vectors, among those that somebody may read; in no order. */
export const listNear = (tx: Tx, asked: Nearby) => tx.rows(near, asked)
