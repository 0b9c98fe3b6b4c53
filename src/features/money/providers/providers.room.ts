import { room } from '../../../platform/room.ts'
import { providerSettingsApi } from './provider-settings.api.ts'
import { loadProviderSettings } from './provider-settings.loads.ts'
import type { SettingsDeps } from './provider-settings.ts'
import { providersDeeds } from './providers.deeds.ts'
import { paymentPassages, refundPassages } from './providers.search.ts'
import { salesSetting } from './sale-settings.ts'

export const providersRoom = room((house: SettingsDeps) => ({
  name: 'providers',
  pages: { 'Kelola-Pembayaran': loadProviderSettings(house) },
  calls: providerSettingsApi(house),
  deeds: providersDeeds,
  settings: { sales: salesSetting },
  passages: [paymentPassages, refundPassages],
  office: {
    sections: [
      {
        group: 'money',
        place: 40,
        label: 'Pembayaran',
        page: 'Kelola-Pembayaran',
        icon: 'settings',
        permission: 'managePayments',
      },
    ],
  },
}))
