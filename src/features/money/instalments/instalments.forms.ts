import { parsed } from '../../../platform/http/field-errors.ts'
import type { PageForm } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { notFound } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { agreePlan } from './agreeing.ts'
import { agreed } from './instalments.contract.ts'
import { planPage } from './instalments.loads.ts'

/** "Cicil", without script: the bill gives way to its first part, and leads to where that is paid. */
export const instalmentForms: readonly PageForm[] = [
  {
    path: routes['Pembayaran-code-Cicilan'],
    access: permissions.beMember,
    limit: { tokens: 60, seconds: 600 },
    async submit(context, fields) {
      const { code = '' } = context.params
      if (!context.viewer.member) throw notFound('Tagihan')
      const { parts } = parsed(agreed, { parts: Number(fields.parts) })
      return { redirect: to.pay({ code: await agreePlan(context, code, parts) }) }
    },
    again: (context, fields, problem) => planPage(context, { values: fields, problem }),
  },
]
