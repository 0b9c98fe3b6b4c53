import { pageOf, pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { Category, Progress, VoiceKind } from './voices.rules.ts'

/** What visitors may read: published ones, and never an address or a network. */

export interface ShownVoice {
  id: number
  name: string
  role: string
  content: string
  rating: number | null
  category: Category | null
  progress: Progress | null
  supports: number
  replies: number
  /** ISO */
  createdAt: string
}

const columns = `v.id, v.name, v.role, v.content, v.rating, v.category, v.progress, v.supports,
  v.created_at as "createdAt"`
const visible = "v.state = 'published'"

const list = statement(
  'voices.shown',
  pageOf({
    select: `${columns}, (select count(*)::int from voice_replies r
      where r.tenant_id = v.tenant_id and r.voice_id = v.id) as replies`,
    from: `voices v where v.kind = :kind and ${visible}
      and (:category?::text is null or v.category = :category) and (:progress?::text is null or v.progress = :progress)
      and (:bookId?::int is null or v.book_id = :bookId)
      and (:search?::text is null or v.content ilike '%' || :search || '%')`,
    orderBy: 'v.shown_at desc, v.id desc',
  }),
)

interface Asked {
  kind: VoiceKind
  page: number
  pageSize: number
  category?: string | undefined
  progress?: string | undefined
  bookId?: number | undefined
  search?: string | undefined
}

/** A page of published ones, the newest first. */
export const listShown = (
  tx: Tx,
  { kind, category, progress, bookId, search, ...asked }: Asked,
): Promise<Json<Paged<ShownVoice>>> =>
  tx.json(list, {
    kind,
    category,
    progress,
    bookId,
    search: search ? likeText(search) : null,
    ...pageValues(asked),
  })

const one = statement(
  'voices.shownOne',
  `select row_to_json(item) as data from (
    select ${columns}, (select s.reason from voice_steps s where s.tenant_id = v.tenant_id and s.voice_id = v.id
        and s.what = 'progress' and s.became = v.progress order by s.id desc limit 1) as reason,
      (select coalesce(json_agg(json_build_object('id', r.id, 'content', r.content, 'at', r.created_at) order by r.id), '[]')
        from voice_replies r where r.tenant_id = v.tenant_id and r.voice_id = v.id) as replies
    from voices v where v.kind = 'aspiration' and ${visible} and v.id = :id) item`,
)

export interface ShownAspiration extends Omit<ShownVoice, 'replies'> {
  /** why it is where it is, if somebody said so */
  reason: string | null
  replies: { id: number; content: string; at: string }[]
}

export const findAspiration = (tx: Tx, id: number): Promise<Json<ShownAspiration | null>> =>
  tx.json(one, { id })

const ratings = statement(
  'voices.ratings',
  `select v.book_id as "bookId!", count(*)::int as "count!", avg(v.rating)::float8 as "mean!"
    from voices v where v.kind = 'book_review' and ${visible} and v.book_id = any (:bookIds::int[]) group by v.book_id`,
)

/** How many reviews each of these books has, and their mean. */
export const readRatings = (tx: Tx, bookIds: readonly number[]) => tx.rows(ratings, { bookIds })

const supported = statement(
  'voices.support',
  `with added as (
      insert into voice_supports (voice_id, visitor_hash, created_at)
      select v.id, :visitor, :at from voices v where v.id = :id and v.kind = 'aspiration' and ${visible}
      on conflict do nothing returning voice_id)
    update voices v set supports = v.supports + 1 from added where v.id = added.voice_id returning v.id`,
)

/** false: this visitor supports it already, or there is no such aspiration */
export const addSupport = async (tx: Tx, given: { id: number; visitor: string; at: Date }) =>
  (await tx.rows(supported, given)).length > 0
