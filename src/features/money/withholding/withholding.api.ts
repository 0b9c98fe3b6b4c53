import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { noteDeposit } from './deposits.ts'
import { slipsFile } from './slips.ts'
import { decideTaxProfile, showTaxNumber, submitTaxProfile, type WithholdingDeps } from './tax-profiles.ts'
import * as contract from './withholding.contract.ts'
import { saveWithholdingSettings, withholdingSettingsOf } from './withholding-settings.ts'

const tag = 'Pemotongan PPh'

/** Income tax that is withheld from payouts: its rules, what payees say, and the slips of a month. */
export const withholdingApi = (house: WithholdingDeps) => [
  endpoint(
    {
      method: 'GET',
      path: '/v1/withholding/settings',
      tag,
      summary: 'Apakah PPh dipotong dari pencairan, dan tarifnya dengan dasar hukumnya',
      message: 'Berhasil mengambil pengaturan PPh',
      access: permissions.managePayments,
      data: contract.withholdingSettingsView,
    },
    ({ tx }) => withholdingSettingsOf(tx),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/withholding/settings',
      tag,
      summary: 'Menyimpan pengaturan PPh; pencairan yang sudah diajukan tetap seperti saat diajukan',
      message: 'Pengaturan PPh tersimpan',
      access: permissions.managePayments,
      body: contract.withholdingSettingsBody,
      data: contract.withholdingSettingsView,
    },
    (context, { body }) => saveWithholdingSettings(context, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/withholding/profile',
      tag,
      summary: 'Mengisi data pajak sendiri sebagai penerima; berlaku setelah diperiksa orang lain',
      message: 'Data pajak dikirim untuk diperiksa',
      access: permissions.requestPayouts,
      body: contract.taxProfileBody,
      data: contract.profileStanding,
      status: 201,
      limit: { tokens: 20, seconds: 600 },
    },
    (context, { body }) => submitTaxProfile(house, context, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/withholding/profiles/{id}/decision',
      tag,
      summary: 'Memeriksa data pajak orang lain: berlaku, atau perlu diperbaiki dengan alasan',
      message: 'Keputusan tersimpan',
      access: permissions.approvePayouts,
      parameters: contract.idParameter,
      body: contract.profileDecision,
      data: contract.profileStanding,
    },
    (context, { parameters, body }) => decideTaxProfile(context, parameters.id, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/withholding/profiles/{id}/number',
      tag,
      summary: 'NPWP atau NIK lengkap dari data pajak yang diperiksa; dicatat di log',
      message: 'Berhasil membuka nomor',
      access: permissions.approvePayouts,
      parameters: contract.idParameter,
      data: contract.shownNumber,
    },
    (context, { parameters }) => showTaxNumber(house, context, parameters.id),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/withholding/file',
      tag,
      summary:
        'Bukti potong satu bulan sebagai CSV untuk dilaporkan: satu baris setiap tarif, dengan NPWP atau NIK; dicatat di log',
      message: 'Berhasil mengambil bukti potong',
      access: permissions.managePayments,
      query: contract.slipsFileQuery,
      data: contract.profileStanding,
      limit: { tokens: 30, seconds: 600 },
    },
    (context, { query }) => slipsFile(house, context, query.month),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/withholding/deposits',
      tag,
      summary: 'Mencatat PPh yang sudah disetor, dengan NTPN; NTPN yang sama hanya dicatat sekali',
      message: 'Setoran dicatat',
      access: permissions.managePayments,
      body: contract.depositBody,
      data: contract.depositStanding,
      status: 201,
    },
    (context, { body }) => noteDeposit(context, body),
  ),
]
