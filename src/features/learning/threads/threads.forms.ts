import { parsed } from '../../../platform/http/field-errors.ts'
import type { PageForm } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { newPost, newQuestion } from './threads.contract.ts'
import { discussionPage, threadPage } from './threads.loads.ts'
import { ask, reply } from './threads.ts'

// a whole class sits behind one address
const limit = { tokens: 120, seconds: 600 }

/** Asking and replying, also without script. */
export const threadForms: readonly PageForm[] = [
  {
    path: routes['Belajar-Diskusi'],
    access: permissions.readPublic,
    limit,
    async submit(context, { title = '', body = '', chapter = '' }) {
      const { slug = '' } = context.params
      if (!context.viewer.member) return { redirect: to.login({ next: to.discussion({ slug }) }) }
      const given = parsed(newQuestion, { slug, title, body, ...(chapter ? { chapter } : {}) })
      return { redirect: (await ask(context, given)).href }
    },
    async again(context, fields, problem) {
      const { slug = '' } = context.params
      if (!context.viewer.member) return { redirect: to.login({ next: to.discussion({ slug }) }) }
      return discussionPage(context, context.params, fields.chapter, { values: fields, problem })
    },
  },
  {
    path: routes['Belajar-Diskusi-id'],
    access: permissions.readPublic,
    limit,
    async submit(context, { body = '' }) {
      const { slug = '', id = '' } = context.params
      const here = to.thread({ slug, id: Number(id) })
      if (!context.viewer.member) return { redirect: to.login({ next: here }) }
      await reply(context, Number.isInteger(Number(id)) ? Number(id) : 0, parsed(newPost, { body }).body)
      return { redirect: here }
    },
    async again(context, fields, problem) {
      const { slug = '' } = context.params
      if (!context.viewer.member) return { redirect: to.login({ next: to.discussion({ slug }) }) }
      return threadPage(context, context.params, { values: fields, problem })
    },
  },
]
