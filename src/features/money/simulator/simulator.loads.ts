import { officePage } from '../../../platform/http/office-page.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { SimulatorHouse } from './simulator-house.ts'
import { viewSimulator } from './simulator-view.ts'

export const loadSimulator = (house: SimulatorHouse) =>
  officePage(
    { page: 'simulator.phone', path: routes['Kelola-Simulator'], access: permissions.simulatePayments },
    { title: 'Simulator pembayaran', description: 'Ponsel pembayar dan meja bank, untuk mencoba' },
    context => viewSimulator(house, context),
  )
