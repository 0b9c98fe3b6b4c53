import { z } from 'zod'
import { Download, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { doWithSimPayout } from './doing-with-payouts.ts'
import { simulatedStatement } from './sim-statement.ts'
import {
  billDeed,
  billItem,
  billParameters,
  lostAnswerQuery,
  simPayoutDeed,
  simPayoutItem,
  simulatorView,
  statementQuery,
} from './simulator.contract.ts'
import { doWithBill } from './simulator.ts'
import { itemOf, payoutItemOf, viewSimulator } from './simulator-view.ts'
import type { SimulatorWork } from './simulator-work.ts'

const common = { tag: 'Simulator pembayaran', access: permissions.simulatePayments } as const

export const simulatorApi = (house: SimulatorWork) => [
  endpoint(
    {
      ...common,
      method: 'GET',
      path: '/v1/simulator',
      summary: 'Tagihan di penyedia yang disimulasikan, dan catatan percakapannya',
      message: 'Berhasil mengambil simulator',
      data: simulatorView,
    },
    context => viewSimulator(house, context),
  ),
  endpoint(
    {
      ...common,
      method: 'GET',
      path: '/v1/simulator/statement',
      summary: 'Laporan penyelesaian dari penyedia yang disimulasikan, sebagai CSV',
      message: 'Berhasil mengambil laporan',
      query: statementQuery,
      data: z.null(),
    },
    async ({ tx }, { query: { dialect } }) =>
      new Download(
        `${dialect}-penyelesaian.csv`,
        'text/csv; charset=utf-8',
        await simulatedStatement(tx, dialect),
      ),
  ),
  openEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/simulator/bills/{id}/deeds',
      summary: 'Membayar, menolak, mengembalikan, … seperti pembayar dan bank, dengan gangguan bila diminta',
      message: 'Dilakukan',
      parameters: billParameters,
      body: billDeed,
      data: billItem,
    },
    async ({ tenant, clock }, { parameters, body: { deed, amount, ...faults } }) => {
      const bill = await doWithBill(house, tenant.id, parameters.id, { deed, amount, faults })
      return itemOf(bill, tenant.timeZone, clock.now())
    },
  ),
  openEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/simulator/payouts/{id}/deeds',
      summary:
        'Memproses, menyampaikan, menggagalkan, … pencairan seperti bank, dengan gangguan bila diminta',
      message: 'Dilakukan',
      parameters: billParameters,
      body: simPayoutDeed,
      data: simPayoutItem,
    },
    async ({ tenant }, { parameters, body: { deed, ...faults } }) =>
      payoutItemOf(await doWithSimPayout(house, tenant.id, parameters.id, { deed, faults }), tenant.timeZone),
  ),
  openEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/simulator/lost-answer',
      summary: 'Jawaban berikutnya dari penyedia hilang di jalan, sekali',
      message: 'Jawaban berikutnya akan hilang',
      query: lostAnswerQuery,
      data: z.null(),
    },
    async ({ tenant }, { query: { only } }) => {
      house.nextFault.set(tenant.id, only)
      return null
    },
  ),
]
