import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'

const parts = statement(
  'posts.episodes',
  `select id, coalesce(jsonb_array_length(episode -> 'chapters'), 0) > 0 as "chapters!",
      case when coalesce(episode ->> 'transcript', '') = '' then 'none'
        when starts_with(episode ->> 'transcript', 'WEBVTT') then 'timed' else 'plain' end as "words!"
    from posts where id = any (:ids::int[]) and episode is not null`,
)

interface EpisodeParts {
  chapters: boolean
  words: 'none' | 'plain' | 'timed'
}

/** Which of these posts have chapters, and what is said in them. */
export async function listEpisodes(
  { tx }: Pick<InTenant, 'tx'>,
  ids: readonly number[],
): Promise<Map<number, EpisodeParts>> {
  const rows = await tx.rows(parts, { ids: [...ids] })
  return new Map(
    rows.map(({ id, chapters, words }) => [
      id,
      { chapters, words: words === 'timed' || words === 'plain' ? words : 'none' },
    ]),
  )
}
