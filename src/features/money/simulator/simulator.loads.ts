import { officePage } from '../../../platform/http/office-page.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { viewSimulator } from './simulator-view.ts'
import type { SimulatorWork } from './simulator-work.ts'

export const loadSimulator = (house: SimulatorWork) =>
  officePage(
    { page: 'simulator.phone', path: routes['Kelola-Simulator'], access: permissions.simulatePayments },
    { title: 'Simulator pembayaran', description: 'Ponsel pembayar dan meja bank, untuk mencoba' },
    context => viewSimulator(house, context),
  )
