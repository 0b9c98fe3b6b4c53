import { to } from '../../../routes.ts'
import { type Addresses, type Pencil, type PencilContext, pencilAt } from '../../core/pencils/pencils.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { listPostsOnSite } from '../posts/posts.ts'
import { writersPublish } from './writers-publish.ts'
import { mayDo } from './writing.rules.ts'

/** Which of these pages show a post that whoever asks may write now that it is published. */
export async function postPencils(context: PencilContext, addresses: Addresses): Promise<Pencil[]> {
  const member = memberOf(context.viewer)
  const mayPublish = writersPublish(context.tenant)
  const rows = await listPostsOnSite(context.tx, addresses.slugs, addresses.ids)
  return rows.flatMap(post =>
    mayDo(member, { ...post, isPublished: true }, mayPublish).write
      ? pencilAt(addresses, to.post(post), { href: to.writing(post), label: post.title })
      : [],
  )
}
