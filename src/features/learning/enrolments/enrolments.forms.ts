import { parsed } from '../../../platform/http/field-errors.ts'
import type { FormContext, FormFields, PageForm } from '../../../platform/http/page-form.ts'
import { noteDeed } from '../../../platform/http/visitor-deeds.ts'
import { routes, to } from '../../../routes.ts'
import { invalidField } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { joining } from './enrolments.contract.ts'
import { join, leave } from './entering.ts'
import { joinPage } from './join.loads.ts'
import { noteReading } from './learning.ts'

/** Joining, leaving and "Tandai selesai", without script; who is not signed in is sent to do that and comes back. */
export const enrolmentForms: readonly PageForm[] = [
  {
    path: routes['Class-slug-Daftar'],
    access: permissions.readPublic,
    // a whole school sits behind one address
    limit: { tokens: 300, seconds: 600 },
    async submit(context, fields) {
      const { slug = '' } = context.params
      const here = to.joinClass({ slug })
      if (!context.viewer.member) return { redirect: to.login({ next: here }) }
      if (fields.do === 'leave') await leave(context, slug)
      else {
        await join(context, asked(slug, fields))
        noteDeed(context, { kind: 'joined' })
      }
      return { redirect: here }
    },
    async again(context, fields, problem) {
      if (!context.viewer.member)
        return { redirect: to.login({ next: to.joinClass({ slug: context.params.slug ?? '' }) }) }
      return joinPage(context, { values: fields, problem })
    },
  },
  {
    path: routes['Belajar-slug'],
    access: permissions.readPublic,
    limit: { tokens: 1200, seconds: 600 },
    submit: markDone,
    async again(context) {
      return { redirect: to.joinClass({ slug: context.params.slug ?? '' }) }
    },
  },
]

function asked(slug: string, { run, code }: FormFields) {
  const runId = run === undefined || run === '' ? undefined : Number(run)
  if (runId !== undefined && !Number.isInteger(runId))
    throw invalidField('run', 'Pilih salah satu jadwal', 'unknown')
  return parsed(joining, { slug, ...(runId === undefined ? {} : { runId }), ...(code ? { code } : {}) })
}

async function markDone(context: FormContext, { chapter = '', from = '' }: FormFields) {
  const { slug = '' } = context.params
  const room = to.learningIn({ slug })
  if (!context.viewer.member) return { redirect: to.login({ next: room }) }
  const standing = await noteReading(context, { slug, chapter, what: 'done' })
  return { redirect: (from !== 'list' && standing.next) || room }
}
