import type { IncomingMessage } from 'node:http'
import type { FormContext, FormFields, OpenFormContext, PageForm } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { type MediaDeps, readParts, removeParts } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { OwnContext } from '../enrolments/enrolments.ts'
import { mostFiles, textLength } from './hand-ins.rules.ts'
import { findHandIn } from './hand-ins.store.ts'
import { beginHandIn, saveDraft, submitHandIn } from './handing-in.ts'
import { ownPage } from './own-assignment.ts'
import { addFormFiles, dropFile } from './submitted-files.ts'

/** An assignment without script: written, saved and handed in by a plain form, with its files. */
export const handInForms = (house: MediaDeps): readonly PageForm[] => [
  {
    path: routes['Belajar-Tugas'],
    access: permissions.readPublic,
    // a whole class sits behind one address
    limit: { tokens: 600, seconds: 600 },
    receive: (context, request) => received(house, context, request),
    async submit(context, fields) {
      const { slug = '', chapterSlug = '' } = context.params
      const here = to.assignment({ slug, chapterSlug })
      if (!context.viewer.member) return { redirect: to.login({ next: here }) }
      const { id, rev } = await beginHandIn(context, slug, chapterSlug)
      if (fields.do === 'begin') return { redirect: here }
      const words = { rev, ...(await wordsOf(context, id, fields)) }
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

/** What the form does not have stays as it was. */
async function wordsOf({ tx }: Pick<FormContext, 'tx'>, id: number, { text, link }: FormFields) {
  const before = await findHandIn(tx, id)
  return {
    text: (text ?? before?.text ?? '').replaceAll('\r\n', '\n').slice(0, textLength),
    link: (link ?? before?.link ?? '').trim().slice(0, 500),
  }
}

/** What was typed is kept first: a file that cannot be taken costs nobody their words. */
async function received(
  house: MediaDeps,
  context: OpenFormContext,
  request: IncomingMessage,
): Promise<FormFields> {
  const { slug = '', chapterSlug = '' } = context.params
  const { fields, files, problem } = await readParts(house, context, request, { mostFiles })
  try {
    const id = await house.database.withTenant(context.tenant.id, async tx => {
      const inside: OwnContext = { ...context, tx }
      const draft = await beginHandIn(inside, slug, chapterSlug)
      await saveDraft(inside, draft.id, { rev: draft.rev, ...(await wordsOf({ tx }, draft.id, fields)) })
      return draft.id
    })
    if (problem) throw problem
    if (fields.drop) await dropFile(house, context, id, Number(fields.drop) || 0)
    await addFormFiles(house, context, id, files)
    return fields
  } finally {
    await removeParts(files)
  }
}
