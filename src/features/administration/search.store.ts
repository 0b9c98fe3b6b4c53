import { likeText } from '../../platform/db/picture-sql.ts'
import { statement } from '../../platform/db/statement.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { PostKind } from '../../routes.ts'
import type { Scope } from '../members/members.ts'

/** things of one sort in the palette */
const most = 5

type PeopleParameters = readonly [string, readonly number[] | null, string | null]

const people = statement<PeopleParameters>(
  'administration.searchPeople',
  `select m.id, m.name, m.kind, m.status from memberships m
    where (m.name ilike '%' || $1 || '%' or m.email = lower($1)) and m.kind > 0
      and ($2::int[] is null or m.program_ids && $2) and ($3::text is null or m.province_code = $3)
    order by m.name ilike $1 || '%' desc, lower(m.name) limit ${most}`,
)

export const searchPeople = (tx: Tx, words: string, { programIds, provinceCode }: Scope) =>
  tx.rows<{ id: number; name: string; kind: number; status: string }, PeopleParameters>(people, [
    likeText(words),
    programIds,
    provinceCode,
  ])

const classes = statement<readonly [string]>(
  'administration.searchClasses',
  `select c.name, c.slug, c.type, c.premium from classes c
    where c.status = 'published' and (c.name ilike '%' || $1 || '%' or c.code = upper($1))
    order by c.name ilike $1 || '%' desc, c.published_at desc limit ${most}`,
)

export const searchClasses = (tx: Tx, words: string) =>
  tx.rows<{ name: string; slug: string; type: string; premium: boolean }, readonly [string]>(classes, [
    likeText(words),
  ])

const posts = statement<readonly [string]>(
  'administration.searchPosts',
  `select p.id, p.kind, p.slug, p.title from posts p
    where p.status = 'published' and p.title ilike '%' || $1 || '%'
    order by p.published_at desc limit ${most}`,
)

export const searchPosts = (tx: Tx, words: string) =>
  tx.rows<{ id: number; kind: PostKind; slug: string; title: string }, readonly [string]>(posts, [
    likeText(words),
  ])

const schools = statement<readonly [string]>(
  'administration.searchSchools',
  `select s.npsn, s.name from schools s where s.name ilike '%' || $1 || '%' or s.npsn = upper($1)
    order by lower(s.name) limit ${most}`,
)

export const searchSchools = (tx: Tx, words: string) =>
  tx.rows<{ npsn: string; name: string }, readonly [string]>(schools, [likeText(words)])
