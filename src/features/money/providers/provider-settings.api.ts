import { endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { settingsBody, settingsView, testAnswer } from './provider-settings.contract.ts'
import { type SettingsDeps, saveSettings, testSettings, viewSettings } from './provider-settings.ts'

const common = { tag: 'Pembayaran', access: permissions.managePayments } as const

export const providerSettingsApi = (house: SettingsDeps) => [
  endpoint(
    {
      ...common,
      method: 'GET',
      path: '/v1/payments/settings',
      summary: 'Penyedia pembayaran, cara bayar, dan rekening; kunci tidak pernah ditampilkan',
      message: 'Berhasil mengambil pengaturan pembayaran',
      data: settingsView,
    },
    context => viewSettings(house, context),
  ),
  endpoint(
    {
      ...common,
      method: 'PUT',
      path: '/v1/payments/settings',
      summary: 'Menyimpan pengaturan pembayaran; kunci yang dikosongkan tetap yang lama',
      message: 'Pengaturan pembayaran tersimpan',
      body: settingsBody,
      data: settingsView,
    },
    (context, { body }) => saveSettings(house, context, body),
  ),
  openEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/payments/settings/test',
      summary: 'Menguji sambungan dan kunci ke penyedia',
      message: 'Selesai diuji',
      data: testAnswer,
      limit: { tokens: 10, seconds: 60 },
    },
    context => testSettings(house, context),
  ),
]
