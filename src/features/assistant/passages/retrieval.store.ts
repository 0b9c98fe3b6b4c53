import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const find = statement(
  'passages.find',
  `select h.kind as "kind!", h.ref as "ref!", h.position as "position!", h.score as "score!", h.coverage as "coverage!",
    h.said as "said!", h.weights as "weights!", p.path, p.anchor, p.title, p.heading, p.words, p.body, p.audience
  from passage_hits(:terms::text[], :exact::text[], :keys::text[], :hidden::text[],
      coalesce((select total from passage_state), 1000), :now::timestamptz, :most::int) h
    join passages p on p.kind = h.kind and p.ref = h.ref and p.position = h.position
  order by h.score desc, h.kind, h.ref, h.position`,
)

export type HitRow = RowOf<'passages.find'>

const page = statement(
  'passages.page',
  `select p.kind as "kind!", p.ref as "ref!", p.position as "position!", 1::float8 as "score!", 1::float8 as "coverage!",
    1::float8 as "said!", '{}'::integer[] as "weights!", p.path, p.anchor, p.title, p.heading, p.words, p.body, p.audience
  from passages p
  where starts_with(p.path, :begins) and right(p.path, length(:ends)) = :ends
    and (p.audience is null or p.audience && :keys::text[])
    and p.visible_from <= :now::timestamptz and (p.visible_until is null or p.visible_until > :now::timestamptz)
  order by p.kind, p.ref, p.position limit 60`,
)

/** All passages of one page, in their order, as far as a reader with these keys may read them. */
export const listOfPage = (
  tx: Tx,
  asked: { begins: string; ends: string; keys: readonly string[]; now: Date },
): Promise<HitRow[]> => tx.rows(page, asked)

const facts = statement(
  'passages.facts',
  `select p.kind as "kind!", p.ref as "ref!", p.position as "position!", 1::float8 as "score!", 1::float8 as "coverage!",
    1::float8 as "said!", '{}'::integer[] as "weights!", p.path, p.anchor, p.title, p.heading, p.words, p.body, p.audience
  from passages p join unnest(:kinds::text[], :refs::text[]) asked (kind, ref) on p.kind = asked.kind and p.ref = asked.ref
  where p.heading = :heading`,
)
/** What columns know of these things. */
export const listFactRows = (tx: Tx, heading: string, things: readonly { kind: string; ref: string }[]) =>
  tx.rows(facts, { heading, kinds: things.map(({ kind }) => kind), refs: things.map(({ ref }) => ref) })

const factsOfKinds = statement(
  'passages.factsOfKinds',
  `select p.kind as "kind!", p.ref as "ref!", p.position as "position!", 1::float8 as "score!", 1::float8 as "coverage!",
    1::float8 as "said!", '{}'::integer[] as "weights!", p.path, p.anchor, p.title, p.heading, p.words, p.body, p.audience
  from passages p
  where p.kind = any (:kinds::text[]) and p.heading = :heading and p.audience is null
    and p.visible_from <= :now::timestamptz and (p.visible_until is null or p.visible_until > :now::timestamptz)
  order by p.kind, p.title, p.ref limit 200`,
)
/** The same of all things of these kinds that everybody may see. */
export const listFactRowsOfKinds = (
  tx: Tx,
  asked: { heading: string; kinds: readonly string[]; now: Date },
) => tx.rows(factsOfKinds, asked)

export interface RetrievalQuery {
  terms: string[]
  exact: string[]
  keys: readonly string[]
  hidden: readonly string[]
  now: Date
  most: number
}

export const findHits = (tx: Tx, asked: RetrievalQuery): Promise<HitRow[]> => tx.rows(find, asked)

const parts = statement(
  'passages.parts',
  `select s.kind, s.ref, s.part from passage_sources s
    join unnest(:kinds::text[], :refs::text[]) asked (kind, ref) on s.kind = asked.kind and s.ref = asked.ref`,
)
/** Which part of a room each thing is of. */
export const listParts = (tx: Tx, kinds: readonly string[], refs: readonly string[]) =>
  tx.rows(parts, { kinds, refs })

const staleTags = statement('passages.staleTags', 'select distinct tag from passage_stale')
export const listStaleTags = async (tx: Tx): Promise<string[]> =>
  (await tx.rows(staleTags)).map(({ tag }) => tag)

const fitting = statement(
  'passages.sentences',
  `select s.number::int as "number!",
    coalesce(array_agg(t.number::int order by t.number) filter (where words @@ to_tsquery('indonesian', t.query)), '{}') as "terms!"
  from unnest(:sentences::text[]) with ordinality s (text, number)
    cross join lateral to_tsvector('indonesian', s.text) words
    cross join unnest(:terms::text[]) with ordinality t (query, number)
  group by s.number order by s.number`,
)
/** Which of the terms each sentence speaks of, by their places from 0. */
export async function termsInSentences(
  tx: Tx,
  { sentences, terms }: { sentences: readonly string[]; terms: readonly string[] },
): Promise<Set<number>[]> {
  if (sentences.length === 0 || terms.length === 0) return sentences.map(() => new Set())
  // "ui/ux" would be read as the name of a file
  const read = sentences.map(sentence => sentence.replaceAll('/', ' '))
  const rows = await tx.rows(fitting, { sentences: read, terms })
  return rows.map(row => new Set(row.terms.map(number => number - 1)))
}

const unknown = statement(
  'passages.unknown',
  `select asked.word as "word!" from unnest(:words::text[]) as asked (word)
  where not exists (select from passage_words w where w.word = asked.word) and not passage_knows(asked.word)`,
)
export async function listUnknown(tx: Tx, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return []
  return (await tx.rows(unknown, { words })).map(({ word }) => word)
}

const alike = statement(
  'passages.words.alike',
  `select word, documents from passage_words
  where length(word) between length(:word) - :slips::int and length(:word) + :slips::int
    and (substr(word, 1, 1) = substr(:word, 1, 1) or substr(word, 2, 2) = substr(:word, 2, 2) or substr(word, 1, 2) = substr(:word, 2, 2))
  order by documents desc, word limit 5000`,
)
/** Words that one may have meant: of nearly its length, and hardly anybody mistypes both the beginning and what follows. */
export const wordsLike = (tx: Tx, word: string, slips: number) => tx.rows(alike, { word, slips })

const headings = statement(
  'passages.headings',
  `select p.heading from passages p where p.kind = :kind and p.ref = :ref and p.heading <> ''
  group by p.heading order by min(abs(p.position - :position::int)), min(p.position) limit 6`,
)
/** What else stands in a thing, the nearest first. */
export const listHeadings = async (tx: Tx, of: { kind: string; ref: string; position: number }) =>
  (await tx.rows(headings, of)).map(({ heading }) => heading)

const written = statement(
  'passages.written',
  `select p.kind as "kind!", p.ref as "ref!", p.position as "position!", 1::float8 as "score!", 1::float8 as "coverage!",
    1::float8 as "said!", '{}'::integer[] as "weights!", p.path, p.anchor, p.title, p.heading, p.words, p.body, p.audience
  from passages p
  where p.kind in ('faq', 'page') and (p.heading like '%?' or p.heading = '' and p.title like '%?') and p.body <> ''
    and p.audience is null
    and p.visible_from <= :now::timestamptz and (p.visible_until is null or p.visible_until > :now::timestamptz)
  order by p.kind, p.path <> '/', p.ref, p.position limit 300`,
)
/** Questions that the site has written down itself, with their answers; the office's own first, then the home page's. */
export const listWrittenRows = (tx: Tx, now: Date): Promise<HitRow[]> => tx.rows(written, { now })

const topics = statement(
  'passages.topics',
  `select p.kind as "kind!", p.ref as "ref!", p.position as "position!", 1::float8 as "score!", 1::float8 as "coverage!",
    1::float8 as "said!", '{}'::integer[] as "weights!", p.path, p.anchor, p.title, p.heading, p.words, p.body, p.audience
  from passages p where p.kind = 'topic' order by p.ref, p.position limit 60`,
)
/** What rooms say of everyday questions, each topic in its order. */
export const listTopicRows = (tx: Tx): Promise<HitRow[]> => tx.rows(topics)
