import { parsed } from '../../../platform/http/field-errors.ts'
import { isTicked, type PageForm } from '../../../platform/http/page-form.ts'
import { noteDeed } from '../../../platform/http/visitor-deeds.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { routes, to } from '../../../routes.ts'
import { badRequest } from '../../../shared/failure.ts'
import { assertUnhurried } from '../../community/voices/voices.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { sentDonation } from './donations.contract.ts'
import { campaignPage } from './donations.loads.ts'
import { type GivingDeps, give } from './giving.ts'

/** /Donasi/{slug}: a gift, which leads to where it is paid. */
export const donationForms = (house: GivingDeps & { secrets: Secrets }): PageForm[] => [
  {
    path: routes['Donasi-slug'],
    access: permissions.readPublic,
    limit: { tokens: 60, seconds: 600 },
    async submit(context, fields) {
      const { stamp = '', website = '', name = '', email = '', message = '', own = '', amount = '' } = fields
      const sent = parsed(sentDonation, {
        name,
        email,
        message,
        is_anonymous: isTicked(fields, 'is_anonymous'),
        // what somebody typed is what they mean, whatever is pressed above it
        amount: own.trim() || amount,
        campaign: context.params.slug,
      })
      assertUnhurried(context, house.secrets, stamp)
      if (website !== '') throw badRequest('Kosongkan isian yang tersembunyi, lalu kirim sekali lagi.')
      const { code } = await give(context, house, { ...sent, source: 'form' })
      noteDeed(context, { kind: 'ordered', code })
      return { redirect: to.pay({ code }) }
    },
    again: (context, fields, problem) => campaignPage(context, house.secrets, { values: fields, problem }),
  },
]
