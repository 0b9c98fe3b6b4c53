import type { FormContext, PageForm } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { findSeasonOfCategory } from '../../community/seasons/seasons.ts'
import { teamOfLink } from '../../community/teams/teams.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { findReachable, isKept, placePlain } from '../orders/orders.ts'
import { saleSettingsOf } from '../providers/providers.ts'
import { type FeesDeps, soldTeamFees } from './sold-team-fees.ts'
import { feePage, feePolicy } from './team-fees.loads.ts'
import { keepOrder, lockOrderOf } from './team-fees.store.ts'

/** The fee of a team as an order: the one that waits already, or a new one. Answers its code. */
async function payFee(context: FormContext, house: FeesDeps): Promise<string> {
  const { tx, params } = context
  const team = await teamOfLink(tx, params.token ?? '')
  const season = await findSeasonOfCategory(tx, team.categoryId)
  if (!season) throw notFound('Musim liga')
  if (team.status !== 'pending_payment' || season.fee === 0)
    throw conflict('Tidak ada biaya yang menunggu dibayar untuk tim ini.')
  const known = await lockOrderOf(tx, team.id)
  const order = known === null ? undefined : await findReachable(context, known)
  if (order && isKept(order.state)) throw conflict('Biaya tim ini sudah dibayar.')
  if (order?.state === 'pending') return order.code
  const made = await placePlain(context, {
    thing: soldTeamFees(house),
    id: team.id,
    slug: season.slug,
    title: `Biaya pendaftaran tim ${team.name}`.slice(0, 191),
    amount: season.fee,
    membershipId: null,
    buyer: { name: team.coachName, email: team.coachEmail },
    policy: feePolicy,
    taxBps: saleSettingsOf(context.tenant).taxBps,
  })
  await keepOrder(tx, { teamId: team.id, orderCode: made.code })
  return made.code
}

/** /Liga-Smk/Tim/{token}/Biaya: a button that leads to where it is paid. */
export const teamFeeForms = (house: FeesDeps): PageForm[] => [
  {
    path: routes['Liga-Smk-Tim-Biaya'],
    access: permissions.readPublic,
    limit: { tokens: 20, seconds: 600 },
    submit: async context => ({ redirect: to.pay({ code: await payFee(context, house) }) }),
    again: (context, _fields, problem) => feePage(context, problem.message),
  },
]
