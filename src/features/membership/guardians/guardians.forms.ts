import { isTicked, type PageForm } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { Keys } from '../consents/consents.ts'
import { guardianDecision } from './guardians.contract.ts'
import { decideAsGuardian } from './guardians.ts'

/**
 * A guardian answers by a plain form, which works without script: they may have any phone, and no account here. What
 * comes of it is shown by the same address: looking at it changes nothing.
 */
export const guardianForms = ({ secrets }: { secrets: Keys }): PageForm[] => [
  {
    path: routes['Persetujuan-Wali-token'],
    access: permissions.readPublic,
    isAlwaysOpen: true,
    // an answer may be tried so often
    limit: { tokens: 20, seconds: 60 },
    async submit(context, fields) {
      const { token = '' } = context.params
      const path = pathOf(token)
      const given = guardianDecision.safeParse({
        decision: fields.decision,
        isConfirmed: isTicked(fields, 'isConfirmed'),
      })
      if (!given.success || !given.data.isConfirmed) return { redirect: `${path}?problem=unconfirmed` }
      await decideAsGuardian(context, secrets, token, given.data)
      return { redirect: path }
    },
    // answered already, or too late: the page says which
    again: async ({ params }, _fields, { status }) =>
      status === 409 ? { redirect: pathOf(params.token ?? '') } : undefined,
  },
]

const pathOf = (token: string) => to.guardian({ token: encodeURIComponent(token) })
