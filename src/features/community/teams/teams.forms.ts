import {
  type FormContext,
  type FormFields,
  isTicked,
  type PageForm,
} from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { Failure, invalid, invalidField } from '../../../shared/failure.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { Keys } from './member-details.ts'
import { ownTeamPage, teamGuardianPage } from './own-team.loads.ts'
import { atRows, rowsOf, teamOf } from './team-form.ts'
import { dropTeamPaper } from './team-papers.ts'
import { registerPage } from './team-registration.loads.ts'
import { answerAsGuardian, changeOwnTeam, registerTeam, withdrawTeam } from './teams.ts'

const limit = { tokens: 20, seconds: 600 }
const access = permissions.readPublic

/** errors of members, at the rows they were typed in */
async function inRows<T>(fields: FormFields, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Failure && error.kind === 'invalid' && error.errors)
      throw invalid(atRows(error.errors, rowsOf(fields)))
    throw error
  }
}

interface FormsDeps extends Pick<MediaDeps, 'files'> {
  secrets: Keys
}

/** The forms of the league: registering, the team's own page, the guardian's word. */
export const teamForms = ({ secrets, files }: FormsDeps): PageForm[] => [
  {
    path: routes['Liga-Smk-Register'],
    access,
    limit,
    async submit(context, fields) {
      const { team } = teamOf(fields)
      const made = await inRows(fields, () => registerTeam(context, secrets, team))
      return { redirect: made.href }
    },
    again: (context, fields, problem) =>
      registerPage(context, { npsn: fields.npsn, values: fields, problem }),
  },
  {
    path: routes['Liga-Smk-Tim-token'],
    access,
    limit,
    submit: (context, fields) => changeTeam({ secrets, files }, context, fields),
    again: (context, fields, problem) =>
      ownTeamPage(context, secrets, context.params.token ?? '', { values: fields, problem }),
  },
  {
    path: routes['Liga-Smk-Wali-token'],
    access,
    limit,
    submit: (context, fields) => answer(context, fields),
    again: (context, _fields, problem) =>
      teamGuardianPage(context, secrets, context.params.token ?? '', problem.message),
  },
]

async function changeTeam({ secrets, files }: FormsDeps, context: FormContext, fields: FormFields) {
  const { token = '' } = context.params
  if (fields.do === 'remove') {
    const key = await dropTeamPaper(context, token, Number(fields.paper) || 0)
    return {
      redirect: `${to.ownTeam({ token })}#dokumen`,
      afterwards: () => files.remove(context.tenant.slug, key),
    }
  }
  if (fields.do === 'withdraw') {
    if (!isTicked(fields, 'isSure'))
      throw invalidField('isSure', 'Beri tanda centang bahwa tim mengundurkan diri')
    await withdrawTeam(context, token)
  } else {
    const { team } = teamOf(fields)
    await inRows(fields, () => changeOwnTeam(context, secrets, token, team))
  }
  return { redirect: to.ownTeam({ token }) }
}

async function answer(context: FormContext, fields: FormFields) {
  const { token = '' } = context.params
  const { decision } = fields
  if (decision !== 'confirmed' && decision !== 'refused') throw invalidField('decision', 'Pilih jawaban Anda')
  if (!isTicked(fields, 'isConfirmed'))
    throw invalidField('isConfirmed', 'Beri tanda centang bahwa Anda orang tua atau wali yang sah')
  await answerAsGuardian(context, token, decision)
  return { redirect: to.teamGuardian({ token }) }
}
