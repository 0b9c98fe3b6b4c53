import type { IncomingMessage } from 'node:http'
import type { FormFields, OpenFormContext, PageForm } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import type { Exercise, Given } from '../../../shared/exercise.ts'
import { type MediaDeps, readParts, removeParts } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { OwnContext } from '../enrolments/enrolments.ts'
import { listSteps } from './answer-steps.store.ts'
import { saveSteps } from './answer-steps.ts'
import { addFormFiles, dropFile } from './attempt-files.ts'
import { lockOwnAttempt, startAttempt } from './attempts.ts'
import { openItems } from './grading.ts'
import { answerMastery } from './mastering.ts'
import { playerPage } from './quiz-player.loads.ts'
import { submitAttempt } from './submitting.ts'

/** A quiz without script: started, answered, saved and handed in by a plain form, with the files it asks for. */
export const quizForms = (house: MediaDeps): readonly PageForm[] => [
  {
    path: routes['Belajar-Kuis'],
    access: permissions.readPublic,
    // a whole class sits behind one address
    limit: { tokens: 1200, seconds: 600 },
    receive: (context, request) => received(house, context, request),
    async submit(context, fields) {
      const { slug = '', chapterSlug = '' } = context.params
      const here = to.quiz({ slug, chapterSlug })
      if (!context.viewer.member) return { redirect: to.login({ next: here }) }
      if (fields.do === 'start') await startAttempt(context, { slug, chapter: chapterSlug })
      else await sent(context, fields)
      return { redirect: here }
    },
    async again(context, fields, problem) {
      const { slug = '', chapterSlug = '' } = context.params
      if (!context.viewer.member) return { redirect: to.login({ next: to.quiz({ slug, chapterSlug }) }) }
      return playerPage(context, context.params, { problem: problem.message, chosen: Number(fields.attempt) })
    },
  },
]

/** What was answered is saved first: a file that cannot be taken costs nobody an answer. */
async function received(
  house: MediaDeps,
  context: OpenFormContext,
  request: IncomingMessage,
): Promise<FormFields> {
  const { fields, files, problem } = await readParts(house, context, request, { mostFiles: 30 })
  try {
    const attempt = Number(fields.attempt) || 0
    await house.database.withTenant(context.tenant.id, tx =>
      sent({ ...context, tx }, { ...fields, do: 'save' }),
    )
    if (problem) throw problem
    if (fields.drop) await dropFile(house, context, attempt, Number(fields.drop) || 0)
    await addFormFiles(house, context, attempt, files)
    return fields
  } finally {
    await removeParts(files)
  }
}

async function sent(context: OwnContext, fields: FormFields): Promise<void> {
  const id = Number(fields.attempt)
  const row = await lockOwnAttempt(context, Number.isInteger(id) ? id : 0)
  const items = await openItems(context, row.id)
  const before = await listSteps(context.tx, row.id)
  const first = Math.max(0, ...before.map(({ seq }) => seq)) + 1
  const clientAt = context.clock.now().toISOString()
  const steps = items.flatMap(({ slot, arrangement, question }, index) => {
    const answer = answerOf(question.exercise(arrangement), fields, `q${slot}`)
    return answer === undefined ? [] : [{ slot, seq: first + index, answer, clientAt }]
  })
  const { writer } = row
  if (fields.do === 'answer')
    await answerMastery(context, row.id, { slot: Number(fields.slot) || 0, writer, steps })
  else if (fields.do === 'submit') await submitAttempt(context, row.id, { writer, steps })
  else if (steps.length > 0) await saveSteps(context, row.id, { writer, steps })
}

/** What a plain form says of one question; undefined: nothing that was typed. */
function answerOf(exercise: Exercise, fields: FormFields, name: string): Given | undefined {
  const own = fields[name]
  const each = (ids: readonly string[]) =>
    Object.fromEntries(ids.map(id => [id, fields[`${name}.${id}`] ?? '']))
  switch (exercise.kind) {
    case 'single':
      return own || undefined
    case 'multiple':
      return exercise.options.flatMap(({ id }) => (fields[`${name}.${id}`] === '1' ? [id] : []))
    case 'truefalse':
      return own === undefined ? undefined : own === 'true'
    case 'matching':
      return each(exercise.left.map(({ id }) => id))
    case 'cloze':
      return each(exercise.parts.flatMap(part => ('gap' in part ? [part.gap] : [])))
    case 'code':
      return each(exercise.asksOutput ? ['code', 'output'] : ['code'])
    // rows of their own, not steps
    case 'file':
      return undefined
    case 'ordering': {
      const places = exercise.items.map(({ id }) => ({ id, place: Number(fields[`${name}.${id}`] || 0) }))
      if (places.every(({ place }) => place === 0)) return undefined
      return places.toSorted((one, other) => one.place - other.place).map(({ id }) => id)
    }
    default:
      return own
  }
}
