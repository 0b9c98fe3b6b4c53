import { z } from 'zod'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { plainText, searchText } from '../../../platform/http/query.ts'
import type { PostKind } from '../../../shared/post-kinds.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { listSeriesNamed, listSeriesOffered } from '../posts/posts.ts'
import { seriesPath } from './post-value.contract.ts'
import { kindSlug } from './writing.contract.ts'

/** The posts of a kind that may head the series of another, found by typing. */

/** The call that a field asks, for one post. */
export const seriesSearch = ({ id, kind }: { id: number; kind: PostKind }) =>
  `${seriesPath}?${new URLSearchParams({ kind, except: String(id) })}`

const seriesQuery = z.strictObject({
  kind: kindSlug,
  search: searchText.default(''),
  /** the post that is written: it is not its own series */
  except: z.coerce.number('Harus berupa bilangan').int().min(0).max(2_147_483_647).default(0),
  /** those that are chosen already, "17,21": they are answered instead of what is searched */
  names: plainText(2000)
    .transform(text => text.split(',').filter(Boolean))
    .default([]),
})

export const seriesChoices = endpoint(
  {
    method: 'GET',
    path: seriesPath,
    tag: 'Menulis',
    summary:
      'Tulisan satu jenis yang dapat menjadi awal seri: menurut judulnya, paling banyak 20, atau yang disebut di names',
    message: 'Berhasil mencari seri',
    access: permissions.writePosts,
    query: seriesQuery,
    data: z.array(z.object({ value: z.string(), label: z.string() })),
  },
  ({ tx }, { query: { kind, search, except, names } }) =>
    names.length > 0 ? listSeriesNamed(tx, kind, names) : listSeriesOffered(tx, kind, { id: except, search }),
)
