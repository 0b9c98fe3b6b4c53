import type { PageForm } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { textLength } from './hand-ins.rules.ts'
import { findHandIn } from './hand-ins.store.ts'
import { beginHandIn, saveDraft, submitHandIn } from './handing-in.ts'
import { ownPage } from './own-assignment.ts'

/** An assignment without script: written, saved and handed in by a plain form. Files need the script. */
export const handInForms: readonly PageForm[] = [
  {
    path: routes['Belajar-Tugas'],
    access: permissions.readPublic,
    // a whole class sits behind one address
    limit: { tokens: 600, seconds: 600 },
    async submit(context, fields) {
      const { slug = '', chapterSlug = '' } = context.params
      const here = to.assignment({ slug, chapterSlug })
      if (!context.viewer.member) return { redirect: to.login({ next: here }) }
      const { id, rev } = await beginHandIn(context, slug, chapterSlug)
      if (fields.do === 'begin') return { redirect: here }
      const before = await findHandIn(context.tx, id)
      const text = (fields.text ?? before?.text ?? '').replaceAll('\r\n', '\n').slice(0, textLength)
      const words = { rev, text, link: (fields.link ?? before?.link ?? '').trim().slice(0, 500) }
      if (fields.do === 'submit') await submitHandIn(context, id, words)
      else await saveDraft(context, id, words)
      return { redirect: here }
    },
    async again(context, _fields, problem) {
      const { slug = '', chapterSlug = '' } = context.params
      if (!context.viewer.member)
        return { redirect: to.login({ next: to.assignment({ slug, chapterSlug }) }) }
      return ownPage(context, context.params, { problem: problem.errors[0]?.message ?? problem.message })
    },
  },
]
