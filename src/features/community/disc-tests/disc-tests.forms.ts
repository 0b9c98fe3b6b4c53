import { parsed } from '../../../platform/http/field-errors.ts'
import type { FormContext, FormFields, FormLead, PageForm } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { notFound } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { chosen, started } from './disc-forms.contract.ts'
import { groups } from './disc-phrases.rules.ts'
import {
  choicesIn,
  findProgress,
  forgetProgress,
  isFinished,
  keepProgress,
  newProgress,
} from './disc-progress.ts'
import { groupPage, startPage } from './disc-tests.loads.ts'
import { type DiscDeps, findOwnResult, keepResult, mayKeep, removeResult, shareResult } from './disc-tests.ts'

// a class of pupils sits behind one address, and each of them presses 24 times
const limit = { tokens: 3000, seconds: 600 }
const access = permissions.readPublic

/** Beginning, choosing, and what its owner does with a result: plain forms, with or without script. */
export const discForms = (house: DiscDeps): PageForm[] => [
  {
    path: routes['Tes-Kepribadian'],
    access,
    limit,
    async submit(context, fields) {
      const { age } = parsed(started, fields)
      keepProgress(context, house.secrets, newProgress(age === 'adult', context.clock.now()))
      return { redirect: to.discGroups() }
    },
    again: async (context, fields, problem) => startPage(context, { values: fields, problem }),
  },
  {
    path: routes['Tes-Kepribadian-Isi'],
    access,
    limit,
    submit: (context, fields) => choose(house, context, fields),
    async again(context, fields, problem) {
      const progress = findProgress(context, house.secrets)
      return progress && !isFinished(progress)
        ? groupPage(progress, { values: fields, problem })
        : { redirect: to.discTest() }
    },
  },
  {
    path: routes['Tes-Kepribadian-Hasil'],
    access,
    limit,
    async submit(context) {
      forgetProgress(context)
      return { redirect: to.discTest() }
    },
  },
  {
    path: routes['Tes-Kepribadian-Hasil-token'],
    access,
    limit,
    submit: (context, fields) => own(house, context, fields),
  },
]

async function choose({ secrets }: DiscDeps, context: FormContext, fields: FormFields): Promise<FormLead> {
  const { clock } = context
  const progress = findProgress(context, secrets)
  if (!progress) return { redirect: to.discTest() }
  const { answers } = progress
  const at = clock.now().getTime()
  if (fields.do === 'back') {
    keepProgress(context, secrets, { ...progress, answers: answers.slice(0, -1), at })
    return { redirect: to.discGroups() }
  }
  const group = Number(fields.group) - 1
  // pressed twice, or in an older window: what is open now is shown
  if (isFinished(progress) || !Number.isInteger(group) || group !== answers.length)
    return { redirect: to.discGroups() }
  const { most, least } = parsed(chosen, fields)
  const seconds = Math.round((at - progress.at) / 100) / 10
  const after = { ...progress, answers: [...answers, [most, least, seconds] as [number, number, number]], at }
  if (after.answers.length < groups.length || !(await mayKeep(context, progress.isAdult))) {
    keepProgress(context, secrets, after)
    return { redirect: after.answers.length < groups.length ? to.discGroups() : to.discResult() }
  }
  const { ownerToken } = await keepResult(context, { secrets }, choicesIn(after))
  forgetProgress(context)
  return { redirect: to.keptDiscResult({ token: ownerToken }) }
}

async function own(house: DiscDeps, context: FormContext, fields: FormFields): Promise<FormLead> {
  const { token = '' } = context.params
  const kept = await findOwnResult(context, house, token)
  if (!kept) throw notFound('Hasil')
  if (fields.do === 'delete') {
    await removeResult(context.tx, kept.id)
    return { redirect: to.discTest() }
  }
  if (fields.do === 'share' || fields.do === 'end')
    await shareResult(context, house, kept, fields.do === 'share')
  return { redirect: to.keptDiscResult({ token }) }
}
