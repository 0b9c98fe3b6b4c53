import { z } from 'zod'
import { endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { billDeed, billItem, billParameters, simulatorView } from './simulator.contract.ts'
import { doWithBill } from './simulator.ts'
import type { SimulatorHouse } from './simulator-house.ts'
import { itemOf, viewSimulator } from './simulator-view.ts'

const common = { tag: 'Simulator pembayaran', access: permissions.simulatePayments } as const

export const simulatorApi = (house: SimulatorHouse) => [
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
      path: '/v1/simulator/lost-answer',
      summary: 'Jawaban berikutnya dari penyedia hilang di jalan, sekali',
      message: 'Jawaban berikutnya akan hilang',
      data: z.null(),
    },
    async ({ tenant }) => {
      house.nextFault.set(tenant.id)
      return null
    },
  ),
]
