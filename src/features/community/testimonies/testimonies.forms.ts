import { parsed } from '../../../platform/http/field-errors.ts'
import { isTicked, type PageForm } from '../../../platform/http/page-form.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { assertUnhurried, consentVersion, type SendingDeps, sendVoice } from '../voices/voices.ts'
import { newTestimony } from './testimonies.contract.ts'
import { testimoniesPage } from './testimonies.loads.ts'

/** /Testimoni: somebody tells of themselves. */
export const testimonyForms = (house: SendingDeps): PageForm[] => [
  {
    path: routes.Testimoni,
    access: permissions.readPublic,
    limit: { tokens: 30, seconds: 600 },
    async submit(context, fields) {
      const { stamp = '', website = '', ...rest } = fields
      const { consent: _, ...told } = parsed(newTestimony, { ...rest, consent: isTicked(fields, 'consent') })
      assertUnhurried(context, house.secrets, stamp)
      await sendVoice(context, house, {
        kind: 'testimony',
        source: 'form',
        consentVersion,
        isTrapped: website !== '',
        ...told,
      })
      return testimoniesPage(context, house.secrets, { isSent: true })
    },
    again: (context, fields, problem) => testimoniesPage(context, house.secrets, { values: fields, problem }),
  },
]
