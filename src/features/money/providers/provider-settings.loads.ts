import { officePage } from '../../../platform/http/office-page.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { channelNames, channels } from './pay-channels.rules.ts'
import { refusalsOf, type SettingsDeps, viewSettings } from './provider-settings.ts'
import { saleSettingsOf } from './sale-settings.ts'

export const loadProviderSettings = (house: SettingsDeps) =>
  officePage(
    { page: 'providers.settings', path: routes['Kelola-Pembayaran'], access: permissions.managePayments },
    {
      title: 'Pembayaran',
      description: 'Penyedia pembayaran, cara bayar, rekening, pajak, dan bagi hasil situs ini',
    },
    async context => {
      const settings = await viewSettings(house, context)
      return {
        settings,
        sales: {
          path: `/${context.tenant.slug}/cms/app/setting/sales`,
          value: saleSettingsOf(context.tenant),
        },
        refusals: refusalsOf(house, settings.isSandbox),
        words: channelNames.map(channel => ({
          channel,
          label: channels[channel].label,
          note: channels[channel].note,
        })),
      }
    },
  )
