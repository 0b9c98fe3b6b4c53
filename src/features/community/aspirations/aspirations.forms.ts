import { notifyPurge } from '../../../platform/db/channels.ts'
import { parsed } from '../../../platform/http/field-errors.ts'
import type { PageForm } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { addSupport, assertUnhurried, type SendingDeps, sendVoice, supporterOf } from '../voices/voices.ts'
import { sentAspiration } from './aspirations.contract.ts'
import { aspirationPage } from './aspirations.loads.ts'
import { newAspirationPage } from './new-aspiration.loads.ts'

/** /Aspirasi/Kirim, and the button of each aspiration. */
export const aspirationForms = (house: SendingDeps): PageForm[] => [
  {
    path: routes['Aspirasi-Kirim'],
    access: permissions.readPublic,
    limit: { tokens: 30, seconds: 600 },
    async submit(context, fields) {
      const { stamp = '', website = '', ...rest } = fields
      const told = parsed(sentAspiration, rest)
      assertUnhurried(context, house.secrets, stamp)
      await sendVoice(context, house, {
        kind: 'aspiration',
        source: 'form',
        isTrapped: website !== '',
        ...told,
      })
      return newAspirationPage(context, house.secrets, { isSent: true })
    },
    again: async (context, fields, problem) =>
      newAspirationPage(context, house.secrets, { values: fields, problem }),
  },
  {
    path: routes['Aspirasi-id'],
    access: permissions.readPublic,
    limit: { tokens: 30, seconds: 600 },
    async submit(context) {
      const { tx, clock, tenant } = context
      const before = await aspirationPage(context)
      if (!before) return { redirect: to.aspirations() }
      const visitor = supporterOf(context, house.secrets)
      const id = Number(context.params.id)
      if (!(await addSupport(tx, { id, visitor, at: clock.now() })))
        return (await aspirationPage(context, 'Anda sudah mendukung aspirasi ini.')) ?? before
      await notifyPurge(tx, tenant.id, ['aspirations'])
      return (await aspirationPage(context, 'Terima kasih, dukungan Anda tercatat.')) ?? before
    },
    again: (context, _, problem) => aspirationPage(context, problem.message),
  },
]
