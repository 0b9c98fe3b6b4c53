import { endpoint } from '../../../platform/http/endpoint.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { PostViews } from '../posts/posts.ts'
import * as contract from './reactions.contract.ts'
import { reactionLimit } from './reactions.rules.ts'
import { react, view } from './reactions.ts'

const tag = 'Tulisan'

interface Deps {
  secrets: Secrets
  postViews: PostViews
}

export const reactionsApi = ({ secrets, postViews }: Deps) => [
  endpoint(
    {
      method: 'POST',
      path: '/v3/post/react',
      tag,
      summary: 'Memberi, mengganti, atau menarik reaksi',
      message: 'Reaksi disimpan',
      access: permissions.react,
      query: contract.postInQuery,
      body: contract.reactionBody,
      data: contract.reacted,
      limit: reactionLimit,
    },
    (context, { query, body }) => react(context, secrets, query, body.reaction),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v3/post/view',
      tag,
      summary: 'Mencatat kunjungan ke tulisan, sekali dalam 30 menit',
      message: 'Kunjungan dicatat',
      access: permissions.react,
      query: contract.postInQuery,
      data: contract.viewed,
    },
    (context, { query }) => view(context, { secrets, postViews }, query),
  ),
]
