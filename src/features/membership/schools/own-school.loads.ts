import type { FormFields, FormProblem } from '../../../platform/http/page-form.ts'
import type { PageContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { hashToken, isToken } from '../../../platform/secrets/tokens.ts'
import { to } from '../../../routes.ts'
import { framedPage } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import {
  listPapers,
  listRemarks,
  paperChoices,
  paperHint,
  paperProblem,
} from '../registrations/registrations.ts'
import { schoolFields } from './register.loads.ts'
import { findByToken } from './school-checking.store.ts'
import { valuesOf } from './school-form.ts'
import type { OwnSchoolPage } from './schools.contract.ts'
import { schoolStatuses, statusWords } from './schools.rules.ts'

/** How a school's registration stands, for whoever holds its link: personal, so that nothing keeps it. */
export const loadOwnSchool: PersonalPageLoad = {
  access: permissions.readPublic,
  query: ['problem'],
  load: context => ownSchoolPage(context, context.params.token ?? ''),
}

export async function ownSchoolPage(
  { tx, query }: PageContext,
  token: string,
  typed?: { values: FormFields; problem: FormProblem },
) {
  const row = isToken(token) ? await findByToken(tx, hashToken(token)) : undefined
  if (!row) return undefined
  const { id, name, npsn, status, reason } = row
  const remarks = await listRemarks(tx, { school: id })
  const isWaiting = status === 'submitted' || status === 'needs_fix'
  const isRemoving = typed?.values.do === 'remove'
  const path = to.ownSchool({ token })
  const errors = remarks
    .filter(({ field }) => !field.startsWith('papers.'))
    .map(({ field, words }) => ({ field, code: 'remark', message: words }))
  const asked =
    errors.length > 0 ? { status: 200, message: 'Pemeriksa meminta perbaikan', errors } : undefined
  const data: OwnSchoolPage = {
    heading: { title: name, eyebrow: `NPSN ${npsn}`, badge: schoolStatuses[status] },
    crumbs: [{ label: 'Beranda', href: to.home() }, { label: 'Pendaftaran sekolah' }],
    badge: schoolStatuses[status],
    text: statusWords[status],
    reason,
    path,
    papers: {
      items: await listPapers(
        tx,
        { school: id },
        remarks,
        paper => `/v1/school/links/${token}/papers/${paper}`,
      ),
      choices: isWaiting ? paperChoices('school') : [],
      action: `/v1/school/links/${token}/papers`,
      hint: paperHint,
      ...paperProblem(new URLSearchParams(query)),
      ...(isRemoving ? { problem: typed.problem.message } : {}),
    },
    ...(status === 'needs_fix'
      ? {
          form: await schoolFields(
            typed && !isRemoving ? typed : { values: valuesOf(row), problem: asked },
            path,
            'Kirim lagi',
          ),
        }
      : {}),
    leagueHref: to.leagueRegistration(),
  }
  return framedPage('site', 'schools.own', data, {
    title: `Pendaftaran ${name}`,
    description: 'Status pendaftaran sekolah.',
    canonical: path,
  })
}
