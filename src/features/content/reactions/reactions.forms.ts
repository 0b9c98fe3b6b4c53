import type { FormContext, PageForm } from '../../../platform/http/page-form.ts'
import type { Buckets } from '../../../platform/limits/buckets.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { to } from '../../../routes.ts'
import { Failure } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { findPostId } from '../posts/posts.ts'
import { reactionForm } from './reactions.contract.ts'
import { reactionLimit } from './reactions.rules.ts'
import { react } from './reactions.ts'

interface Deps {
  secrets: Secrets
  buckets: Buckets
}

/** The reaction buttons without script: a plain form, and back to the post, which says what became of it. */
export const reactionForms = (deps: Deps): PageForm[] => [
  {
    path: '/Reaksi',
    access: permissions.readPublic,
    limit: { tokens: 300, seconds: 60 },
    async submit(context, fields) {
      const given = reactionForm.safeParse(fields)
      if (!given.success) return { redirect: to.home() }
      const { kindSlug, slug, reaction } = given.data
      const id = await postIdOf(context, kindSlug, slug)
      if (id === undefined) return { redirect: to.posts(kindSlug) }
      const notice = mayReact(deps, context)
        ? noticeOf(await react(context, deps.secrets, { kindSlug, slug }, reaction))
        : 'wait'
      return { redirect: `${to.post({ kind: kindSlug, id, slug })}?reaction=${notice}#reaksi` }
    },
  },
]

/** undefined: gone since the page was made */
async function postIdOf(context: FormContext, kindSlug: string, slug: string): Promise<number | undefined> {
  try {
    return await findPostId(context, kindSlug, slug)
  } catch (error) {
    if (error instanceof Failure && error.kind === 'notFound') return undefined
    throw error
  }
}

/** the same bucket as the call's: who asks by both ways asks twice */
function mayReact({ buckets }: Deps, { request }: FormContext): boolean {
  try {
    buckets.take(`POST /v3/post/react ${request.network}`, reactionLimit)
    return true
  } catch {
    return false
  }
}

const noticeOf = ({ reaction }: { reaction: unknown }) => (reaction === null ? 'removed' : 'saved')
