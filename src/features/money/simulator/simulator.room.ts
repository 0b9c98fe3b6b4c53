import { room } from '../../../platform/room.ts'
import { createSimServer } from './sim-server.ts'
import { simulatorApi } from './simulator.api.ts'
import { loadSimulator } from './simulator.loads.ts'
import { doWithBill } from './simulator.ts'
import { keysOf, payoutKeysOf } from './simulator-keys.ts'
import { createSimulatorWork, type SimulatorDeps } from './simulator-work.ts'

export const simulatorRoom = room((deps: SimulatorDeps) => {
  const house = createSimulatorWork(deps)
  const server = createSimServer(house)
  return {
    name: 'simulator',
    pages: { 'Kelola-Simulator': loadSimulator(house) },
    calls: simulatorApi(house),
    testbeds: {
      base: server.base,
      keysOf: tenantId => keysOf(house.secrets, tenantId),
      payoutKeysOf: (tenantId, dialect) => payoutKeysOf(house.secrets, tenantId, dialect),
      async pay(tenantId, ref) {
        await doWithBill(house, tenantId, { ref }, { deed: 'pay' })
      },
    },
    async atEnd() {
      for (const timer of house.waiting) clearTimeout(timer)
      await server.close()
    },
    office: {
      sections: [
        {
          group: 'money',
          place: 50,
          label: 'Simulator',
          page: 'Kelola-Simulator',
          icon: 'phone',
          permission: 'simulatePayments',
        },
      ],
    },
  }
})
